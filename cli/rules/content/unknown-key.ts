import type { Content } from '../../content/content.ts'
import { issuesOf, knownKeys, pathOf, renamedKeys } from '../../content/schema.ts'
import { fileStart, formatKeyPath, type KeyPath } from '../../core/location.ts'
import { didYouMean, listedIn } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { name: string } & (
  | { problem: 'renamed'; suggestion: string }
  | { problem: 'misplaced'; path: string }
  | { problem: 'unknown'; known: readonly string[] }
)

export default defineRule({
  id: 'unknown-key',
  severity: 'error',
  about: {
    en: `Every key is known.
      A misspelled key is ignored, and the correct one is missing. Use the suggested name.`,
    pt: `Todas as chaves são conhecidas.
      Uma chave com erro de digitação é ignorada, e a correta fica faltando. Use o nome sugerido.`,
    es: `Todas las claves son conocidas.
      Una clave mal escrita se ignora, y falta la correcta. Use el nombre sugerido.`,
  },
  check: ({ files }: Content): Problem<Data>[] =>
    issuesOf(files).flatMap(([file, issue]) => {
      if (issue.code !== 'unrecognized_keys') return []
      const parent = pathOf(issue)
      const renamed = renamedKeys(file)
      return issue.keys.map((name) => {
        const key = [...parent, name]
        const path = formatKeyPath(key)
        const meant = renamed.find(({ from }) => formatKeyPath(from) === path)?.to
        return {
          file: file.path,
          place: file.data?.keyPlace(key) ?? fileStart,
          key,
          data: {
            name,
            ...(meant
              ? correctionOf(name, meant)
              : { problem: 'unknown' as const, known: knownKeys(file.schema, parent) }),
          },
        }
      })
    }),
  messages: {
    en: {
      renamed: ({ name, suggestion }) => `There is no key \`${name}\`.
        ${didYouMean('en', suggestion)} If so, rename the key.`,
      misplaced: ({ name, path }) => `The key \`${name}\` is in the wrong place.
        Move it to \`${path}\`, and indent it like the other keys there.`,
      unknown: ({ name, known }) => `There is no key \`${name}\`.
        Remove it; the keys here are ${listedIn('en', known)}.`,
    },
    pt: {
      renamed: ({ name, suggestion }) => `Não existe a chave \`${name}\`.
        ${didYouMean('pt', suggestion)} Nesse caso, mude o nome da chave.`,
      misplaced: ({ name, path }) => `A chave \`${name}\` está no lugar errado.
        Mova-a para \`${path}\`, com o mesmo recuo das outras chaves desse lugar.`,
      unknown: ({ name, known }) => `Não existe a chave \`${name}\`.
        Remova-a; as chaves aqui são ${listedIn('pt', known)}.`,
    },
    es: {
      renamed: ({ name, suggestion }) => `No existe la clave \`${name}\`.
        ${didYouMean('es', suggestion)} En ese caso, cambie el nombre de la clave.`,
      misplaced: ({ name, path }) => `La clave \`${name}\` está en el lugar equivocado.
        Muévala a \`${path}\`, con la misma sangría que las demás claves de ese lugar.`,
      unknown: ({ name, known }) => `No existe la clave \`${name}\`.
        Quítela; las claves aquí son ${listedIn('es', known)}.`,
    },
  },
  cases: [
    {
      name: 'a misspelled key, which is not also reported as missing',
      file: 'content/es/hero.mdx',
      find: /^ {2}before:/m,
      replace: '  ‸befor:',
      key: 'headline.befor',
      report: /Did you mean `before`\?/,
    },
    {
      name: 'a translated key',
      file: 'content/en/hero.mdx',
      find: /^viewPricing:/m,
      replace: '‸verPrecos:',
      key: 'verPrecos',
      report: /Did you mean `viewPricing`\? If so, rename the key/,
    },
    {
      name: 'a key outside its group',
      file: 'content/en/chatbot.mdx',
      find: /^ {2}(silent: .*\n)([^]*)^points:/m,
      replace: '$2‸$1points:',
      key: 'silent',
      report: /Move it to `conversation\.silent`/,
    },
    {
      name: 'a key that is not similar to any other',
      file: 'content/es/about.mdx',
      find: /^mission:/m,
      replace: '‸subtitle: x\nmission:',
      key: 'subtitle',
      report: /the keys here are .*`mission`/,
    },
    {
      name: 'an unknown key in the settings',
      file: 'content/site.yaml',
      find: /^facts:\n/m,
      replace: 'facts:\n  ‸ages: 13\n',
      key: 'facts.ages',
      report: /the keys here are `years`/,
    },
  ],
})

function correctionOf(name: string, meant: KeyPath) {
  const suggestion = String(meant.at(-1))
  return suggestion === name
    ? { problem: 'misplaced' as const, path: formatKeyPath(meant) }
    : { problem: 'renamed' as const, suggestion }
}
