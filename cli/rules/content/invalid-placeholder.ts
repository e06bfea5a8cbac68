import { placeholderNames } from '../../../src/content/placeholders.ts'
import { relatedKey, type Content, type LocaleContentFile } from '../../content/content-model.ts'
import { nodesIn, placeholderName, placeOfNode } from '../../content/files/prose.ts'
import { schemaIssues, issuePath, purposeAt, textProblemOf } from '../../content/values/schema.ts'
import { escapeRegExp } from '../../content/words-and-numbers.ts'
import { formatKeyPath, valueAt } from '../../core/location.ts'
import { joinWithOr } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { closestSpelling } from '../../core/suggestion.ts'

/** `name` and `known` include the braces of the placeholders. */
type Data = { name: string } & (
  { problem: 'unknown'; known: readonly string[] } | { problem: 'missing'; path: string }
)

export default defineRule({
  id: 'invalid-placeholder',
  severity: 'error',
  what: {
    en: 'Every placeholder is known, and texts that the page completes with a value contain its placeholder.',
    pt: 'Todos os marcadores são conhecidos, e os textos que a página completa com um valor contêm o marcador dele.',
    es: 'Todos los marcadores son conocidos, y los textos que la página completa con un valor contienen su marcador.',
  },
  why: {
    en: 'An unknown placeholder would appear on the page as it is written; content/README.md lists all of them. The copyright line needs {year}, and the message for text that is too long needs {limit}.',
    pt: 'Um marcador desconhecido apareceria na página tal como está escrito; content/README.md lista todos. A linha de direitos autorais precisa de {year}; o aviso de texto longo demais, de {limit}.',
    es: 'Un marcador desconocido aparecería en la página tal como está escrito; content/README.md los enumera todos. La línea de derechos necesita {year}; el aviso de texto demasiado largo, {limit}.',
  },
  check: (content: Content) => [...inValues(content), ...content.localeFiles.flatMap(inProse)],
  problem: {
    en: {
      unknown: ({ name }) => `There is no placeholder \`${name}\`.`,
      missing: ({ path, name }) => `\`${path}\` needs the placeholder \`${name}\`.`,
    },
    pt: {
      unknown: ({ name }) => `Não existe o marcador \`${name}\`.`,
      missing: ({ path, name }) => `\`${path}\` precisa do marcador \`${name}\`.`,
    },
    es: {
      unknown: ({ name }) => `No existe el marcador \`${name}\`.`,
      missing: ({ path, name }) => `\`${path}\` necesita el marcador \`${name}\`.`,
    },
  },
  fix: {
    en: {
      unknown: ({ known }) => `Use ${joinWithOr('en', known)}.`,
      missing: ({ name }) => `Put \`${name}\` back where its value must appear.`,
    },
    pt: {
      unknown: ({ known }) => `Use ${joinWithOr('pt', known)}.`,
      missing: ({ name }) => `Ponha \`${name}\` de volta onde o valor deve aparecer.`,
    },
    es: {
      unknown: ({ known }) => `Use ${joinWithOr('es', known)}.`,
      missing: ({ name }) => `Vuelva a poner \`${name}\` donde debe aparecer el valor.`,
    },
  },
  cases: [
    {
      name: 'a misspelled placeholder in a value',
      file: 'content/en/about.mdx',
      set: { title: '"Data for ‸{yaers} years"' },
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
    {
      name: 'a fee without its amount',
      file: 'content/es/pricing.mdx',
      set: { setup: '‸Entrada' },
      key: 'setup',
      report: /`\{amount\}`[^]*Line with the one-time fee/,
    },
  ],
})

function inValues(content: Content): Problem<Data>[] {
  return schemaIssues(content.files).flatMap(([file, issue]): Problem<Data> | [] => {
    const problem = textProblemOf(issue)
    const key = issuePath(issue)
    if (!file.data) return []
    if (problem?.kind === 'missing-placeholder') {
      return {
        file: file.path,
        place: file.data.valuePlace(key),
        key,
        ...relatedKey(content, file, key),
        purpose: purposeAt(file.schema, key),
        data: { problem: 'missing', path: formatKeyPath(key), name: inBraces(problem.name) },
      }
    }
    if (problem?.kind !== 'unknown-placeholder') return []
    const { name, known } = problem
    const text = String(valueAt(file.data.value, key))
    const pattern = new RegExp(`\\{\\s*${escapeRegExp(name)}\\s*\\}`)
    const { index: start, 0: found } = pattern.exec(text) ?? { index: 0, 0: text }
    const place = file.data.placeOfPart(key, text, start, start + found.length)
    return { file: file.path, place, key, ...unknownPlaceholder(name, known) }
  })
}

function inProse(file: LocaleContentFile): Problem<Data>[] {
  const known: readonly string[] = placeholderNames
  return nodesIn(file).flatMap((node) => {
    const name = node.type === 'mdxTextExpression' ? placeholderName(node.value) : undefined
    if (!name || known.includes(name)) return []
    const place = placeOfNode(node)
    return [{ file: file.path, place, ...unknownPlaceholder(name, known) }]
  })
}

function unknownPlaceholder(unknown: string, names: readonly string[]) {
  const name = inBraces(unknown)
  const known = names.map(inBraces)
  return {
    data: { problem: 'unknown' as const, name, known },
    suggestion: closestSpelling(name, known),
  }
}

function inBraces(name: string): string {
  return `{${name}}`
}
