import { relatedKey, type Content } from '../../content/content.ts'
import { issuesOf, pathOf, purposeOf, textProblemOf } from '../../content/schema.ts'
import { formatKeyPath } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** A text that the page completes has the place for it. */
export default defineRule({
  id: 'missing-placeholder',
  severity: 'error',
  about: {
    en: `A text that the page completes contains its placeholder.
      The copyright line needs {year}, and the message about a text that is too long needs {limit}. Put the placeholder where the value belongs.`,
    pt: `Um texto que a página completa tem o nome que ela completa.
      A linha de direitos precisa de {year}; o aviso de texto longo, de {limit}. Ponha o nome no lugar do valor.`,
    es: `Un texto que la página completa tiene el nombre que ella completa.
      La línea de derechos necesita {year}; el aviso de texto largo, {limit}. Ponga el nombre en el lugar del valor.`,
  },
  check(content: Content) {
    return [...issuesOf(content.files)].flatMap(([file, issue]) => {
      const problem = textProblemOf(issue)
      if (problem?.kind !== 'missing-placeholder' || !file.data) return []
      const path = pathOf(issue)
      return {
        file: file.path,
        place: file.data.valuePlace(path),
        key: path,
        ...relatedKey(content, file, path),
        purpose: purposeOf(file.schema, path),
        data: { name: problem.name },
      }
    })
  },
  messages: {
    en: ({ name }, { key = [] }) => `\`${formatKeyPath(key)}\` needs the placeholder \`{${name}}\`.
      Put \`{${name}}\` where its value belongs.`,
    pt: ({ name }, { key = [] }) => `\`${formatKeyPath(key)}\` precisa do nome \`{${name}}\`.
      Ponha \`{${name}}\` no lugar do valor, como no original.`,
    es: ({ name }, { key = [] }) => `\`${formatKeyPath(key)}\` necesita el nombre \`{${name}}\`.
      Ponga \`{${name}}\` en el lugar del valor, como en el original.`,
  },
  cases: [
    {
      name: 'a required placeholder that is gone',
      file: 'content/es/pricing.mdx',
      find: /^setup: .*/m,
      replace: 'setup: ‸Entrada',
      key: 'setup',
      report: /`\{amount\}`[^]*Line with the one-time fee/,
    },
  ],
})
