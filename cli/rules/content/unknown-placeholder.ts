import { placeholderNames } from '../../../src/content/placeholders.ts'
import type { Content, ContentFile, LocaleContentFile } from '../../content/content.ts'
import { nodesIn, placeholderName, placeOfNode } from '../../content/prose.ts'
import { pathOf, textProblemOf } from '../../content/schema.ts'
import { escapeRegExp } from '../../content/words.ts'
import { valueAt } from '../../core/location.ts'
import { suggest } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

/** The name includes the braces. */
interface Data {
  name: string
  known: readonly string[]
}

export default defineRule({
  id: 'unknown-placeholder',
  severity: 'error',
  what: {
    en: 'Every placeholder is known.',
    pt: 'Todos os marcadores são conhecidos.',
    es: 'Todos los marcadores son conocidos.',
  },
  why: {
    en: 'An unknown placeholder would appear on the page as it is written. content/README.md lists all placeholders.',
    pt: 'Um marcador desconhecido apareceria na página tal como está escrito. content/README.md lista todos os marcadores.',
    es: 'Un marcador desconocido aparecería en la página tal como está escrito. content/README.md enumera todos los marcadores.',
  },
  check: ({ files, localeFiles }: Content) => [
    ...files.flatMap(inValues),
    ...localeFiles.flatMap(inProse),
  ],
  problem: {
    en: ({ name }) => `There is no placeholder \`${name}\`.`,
    pt: ({ name }) => `Não existe o marcador \`${name}\`.`,
    es: ({ name }) => `No existe el marcador \`${name}\`.`,
  },
  fix: {
    en: ({ name, known }) => suggest('en', name, known),
    pt: ({ name, known }) => suggest('pt', name, known),
    es: ({ name, known }) => suggest('es', name, known),
  },
  cases: [
    {
      name: 'a misspelled placeholder in a value',
      file: 'content/en/about.mdx',
      find: /^title: .*/m,
      replace: 'title: "Data for ‸{yaers} years"',
      key: 'title',
      report: /Did you mean `\{years\}`\?/,
    },
    {
      name: 'the placeholder of another text',
      file: 'content/en/site.mdx',
      find: /^ {2}rights: .*/m,
      replace: '  rights: All of ‸{limit}',
      key: 'footer.rights',
      report: /Use .*`\{brand\}`/,
    },
    {
      name: 'a misspelled placeholder in prose',
      file: 'content/es/chatbot.mdx',
      append: '\n\nTodos ‸{expert} juntos.',
      report: /Did you mean `\{experts\}`\?/,
    },
  ],
})

function inValues(file: ContentFile): Problem<Data>[] {
  return file.issues.flatMap((issue) => {
    const problem = textProblemOf(issue)
    if (problem?.kind !== 'unknown-placeholder' || !file.data) return []
    const key = pathOf(issue)
    const data = { name: inBraces(problem.name), known: problem.known.map(inBraces) }
    const text = String(valueAt(file.data.value, key))
    const pattern = new RegExp(`\\{\\s*${escapeRegExp(problem.name)}\\s*\\}`)
    const { index: start, 0: found } = pattern.exec(text) ?? { index: 0, 0: text }
    const place = file.data.placeOfPart(key, text, start, start + found.length)
    return { file: file.path, place, key, data }
  })
}

function inProse(file: LocaleContentFile): Problem<Data>[] {
  const known = placeholderNames.map(inBraces)
  return nodesIn(file).flatMap((node) => {
    const found = node.type === 'mdxTextExpression' ? placeholderName(node.value) : undefined
    const name = found && inBraces(found)
    if (!name || known.includes(name)) return []
    return [{ file: file.path, place: placeOfNode(node), data: { name, known } }]
  })
}

function inBraces(name: string): string {
  return `{${name}}`
}
