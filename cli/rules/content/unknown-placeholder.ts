import { visit } from 'unist-util-visit'
import { factNames } from '../../../src/content/placeholders.ts'
import type { Content, ContentFile } from '../../content/content.ts'
import { placeOfNode, placeholderName } from '../../content/prose.ts'
import { issuesOf, pathOf, textProblemOf } from '../../content/schema.ts'
import { escapeRegExp } from '../../content/words.ts'
import { formatKeyPath } from '../../core/location.ts'
import { didYouMean, listedIn } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'

interface Data {
  name: string
  known: readonly string[]
  suggestion: string | undefined
}

/** A name in braces is one that the page can fill. */
export default defineRule({
  id: 'unknown-placeholder',
  severity: 'error',
  about: {
    en: `Every placeholder is known.
      An unknown one would appear on the page literally. content/README.md lists the placeholders.`,
    pt: `Um nome entre chaves é um que a página sabe preencher.
      Um nome desconhecido apareceria como está. content/README.md lista os nomes.`,
    es: `Un nombre entre llaves es uno que la página sabe rellenar.
      Un nombre desconocido aparecería tal cual. content/README.md enumera los nombres.`,
  },
  check(content: Content) {
    return [...inFrontMatter(content.files), ...content.files.flatMap(inProse)]
  },
  messages: {
    en: ({ name, suggestion, known }) => [
      `There is no placeholder \`{${name}}\`.`,
      didYouMean('en', braced(suggestion)) ?? `Use one of ${listedIn('en', all(known))}.`,
    ],
    pt: ({ name, suggestion, known }) => [
      `Não existe o nome \`{${name}}\`.`,
      didYouMean('pt', braced(suggestion)) ?? `Use um destes: ${listedIn('pt', all(known))}.`,
    ],
    es: ({ name, suggestion, known }) => [
      `No existe el nombre \`{${name}}\`.`,
      didYouMean('es', braced(suggestion)) ?? `Use uno de estos: ${listedIn('es', all(known))}.`,
    ],
  },
  cases: [
    {
      name: 'an unknown placeholder, where its brace stands',
      file: 'content/en/about.mdx',
      find: /^title: .*/m,
      replace: 'title: "Data for ‸{yaers} years"',
      key: 'title',
      report: /Did you mean `\{years\}`\?/,
    },
    {
      name: 'a placeholder that only another text has',
      file: 'content/en/site.mdx',
      find: /^ {2}rights: .*/m,
      replace: '  rights: All of ‸{limit}',
      key: 'footer.rights',
      report: /Use one of .*`\{brand\}`/,
    },
    {
      name: 'an unknown placeholder in prose',
      file: 'content/es/chatbot.mdx',
      find: /\n*$/,
      replace: '\n\nTodos ‸{expert} juntos.\n',
      report: /Did you mean `\{experts\}`\?/,
    },
  ],
})

function inFrontMatter(files: readonly ContentFile[]): Problem<Data>[] {
  const seen = new Map<string, number>()
  return [...issuesOf(files)].flatMap(([file, issue]) => {
    const problem = textProblemOf(issue)
    if (problem?.kind !== 'unknown-placeholder' || !file.data) return []
    const path = pathOf(issue)
    const { name, known } = problem

    const id = `${file.path} ${formatKeyPath(path)} ${name}`
    const nth = seen.get(id) ?? 0
    seen.set(id, nth + 1)
    const pattern = new RegExp(`\\{\\s*${escapeRegExp(name)}\\s*\\}`, 'g')
    return {
      file: file.path,
      place: file.data.placeInside(path, pattern, nth),
      key: path,
      data: { name, known, suggestion: nearest(name, known) },
    }
  })
}

function inProse(file: ContentFile): Problem<Data>[] {
  const findings: Problem<Data>[] = []
  if (file.scope === 'global' || file.body === 'forbidden' || file.prose?.state !== 'parsed') {
    return findings
  }
  visit(file.prose.tree, 'mdxTextExpression', (node) => {
    const name = placeholderName(node.value)
    if (name === undefined || (factNames as readonly string[]).includes(name)) return
    findings.push({
      file: file.path,
      place: placeOfNode(node),
      data: { name, known: factNames, suggestion: nearest(name, factNames) },
    })
  })
  return findings
}

function braced(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `{${name}}`
}

function all(names: readonly string[]): string[] {
  return names.map((name) => `{${name}}`)
}
