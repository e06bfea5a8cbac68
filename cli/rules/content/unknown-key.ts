import type { Content } from '../../content/content.ts'
import { intendedKey, issuesOf, knownKeys, pathOf } from '../../content/schema.ts'
import { formatKeyPath } from '../../core/location.ts'
import { didYouMean, listedIn } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** No key that the schema doesn't know: its text would be shown nowhere. */
export default defineRule({
  id: 'unknown-key',
  severity: 'error',
  about: {
    en: `Every key is known to its section.
      A misspelled key is ignored, and the right one is missing. Use the suggested name.`,
    pt: `Toda chave é uma que a seção conhece.
      Uma chave digitada errado não aparece em lugar nenhum, e a certa fica faltando. Use o nome que o relatório sugere.`,
    es: `Cada clave es una que la sección conoce.
      Una clave mal escrita no aparece en ningún lugar, y falta la correcta. Use el nombre que sugiere el informe.`,
  },
  check(content: Content) {
    return [...issuesOf(content.files)].flatMap(([file, issue]) => {
      if (issue.code !== 'unrecognized_keys') return []
      const parent = pathOf(issue)
      return issue.keys.map((name) => ({
        file: file.path,
        place: file.data?.keyPlace([...parent, name]) ?? { line: 1, column: 1 },
        key: [...parent, name],
        data: {
          name,
          known: knownKeys(file.schema, parent),
          suggestion: intendedKey(file, parent, name),
        },
      }))
    })
  },
  messages: {
    en: ({ name, suggestion, known }, { key = [] }) => [
      `There is no key \`${name}\`${key.length > 1 ? ` in \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
      didYouMean('en', suggestion) ?? `Remove it; the keys here are ${listedIn('en', known)}.`,
    ],
    pt: ({ name, suggestion, known }, { key = [] }) => [
      `Não existe a chave \`${name}\`${key.length > 1 ? ` em \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
      didYouMean('pt', suggestion) ?? `Remova-a; as chaves daqui são ${listedIn('pt', known)}.`,
    ],
    es: ({ name, suggestion, known }, { key = [] }) => [
      `No existe la clave \`${name}\`${key.length > 1 ? ` en \`${formatKeyPath(key.slice(0, -1))}\`` : ''}.`,
      didYouMean('es', suggestion) ?? `Quítela; las claves aquí son ${listedIn('es', known)}.`,
    ],
  },
  cases: [
    {
      name: 'a mistyped key is not reported as missing too',
      file: 'content/es/hero.mdx',
      find: /^ {2}before:/m,
      replace: '  ‸befor:',
      key: 'headline.befor',
      report: /Did you mean `before`\?/,
    },
    {
      name: 'a key that was translated is not reported as missing too',
      file: 'content/en/hero.mdx',
      find: /^viewPricing:/m,
      replace: '‸verPrecos:',
      key: 'verPrecos',
      report: /Did you mean `viewPricing`\?/,
    },
    {
      name: 'a key that nothing resembles',
      file: 'content/es/about.mdx',
      find: /^mission:/m,
      replace: '‸subtitle: x\nmission:',
      key: 'subtitle',
      report: /the keys here are .*`mission`/,
    },
    {
      name: 'an unknown key of the settings',
      file: 'content/site.yaml',
      find: /^facts:\n/m,
      replace: 'facts:\n  ‸ages: 13\n',
      key: 'facts.ages',
      report: /the keys here are `years`/,
    },
  ],
})
