import { relatedKey, type Content } from '../../content/content.ts'
import { issuesOf, pathOf, purposeAt, textProblemOf } from '../../content/schema.ts'
import { formatKeyPath } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'missing-placeholder',
  severity: 'error',
  what: {
    en: 'Texts that the page completes with a value contain its placeholder.',
    pt: 'Os textos que a página completa com um valor contêm o marcador dele.',
    es: 'Los textos que la página completa con un valor contienen su marcador.',
  },
  why: {
    en: 'The copyright line needs {year}, and the message for text that is too long needs {limit}. Write the placeholder where the value must appear.',
    pt: 'A linha de direitos autorais precisa de {year}; o aviso de texto longo demais, de {limit}. Escreva o marcador onde o valor deve aparecer.',
    es: 'La línea de derechos necesita {year}; el aviso de texto demasiado largo, {limit}. Escriba el marcador donde debe aparecer el valor.',
  },
  check: (content: Content) =>
    issuesOf(content.files).flatMap(([file, issue]) => {
      const problem = textProblemOf(issue)
      if (problem?.kind !== 'missing-placeholder' || !file.data) return []
      const key = pathOf(issue)
      return {
        file: file.path,
        place: file.data.valuePlace(key),
        key,
        ...relatedKey(content, file, key),
        purpose: purposeAt(file.schema, key),
        data: { path: formatKeyPath(key), name: problem.name },
      }
    }),
  problem: {
    en: ({ path, name }) => `\`${path}\` needs the placeholder \`{${name}}\`.`,
    pt: ({ path, name }) => `\`${path}\` precisa do marcador \`{${name}}\`.`,
    es: ({ path, name }) => `\`${path}\` necesita el marcador \`{${name}}\`.`,
  },
  fix: {
    en: 'Write it where its value must appear, as in the source.',
    pt: 'Escreva-o onde o valor deve aparecer, como no original.',
    es: 'Escríbalo donde debe aparecer el valor, como en el original.',
  },
  cases: [
    {
      name: 'a fee without its amount',
      file: 'content/es/pricing.mdx',
      find: /^setup: .*/m,
      replace: 'setup: ‸Entrada',
      key: 'setup',
      report: /`\{amount\}`[^]*Line with the one-time fee/,
    },
    {
      name: 'different words around the placeholder',
      file: 'content/en/pricing.mdx',
      find: /^setup: .*/m,
      replace: 'setup: "{amount} once"',
    },
  ],
})
