import type { Content } from '../../content/content-model.ts'
import { schemaIssues, knownKeys, issuePath, renamedKeys } from '../../content/values/schema.ts'
import { formatKeyPath, type KeyPath } from '../../core/location.ts'
import { didYouMean, joinWithAnd } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

type Data = { name: string } & (
  | { problem: 'renamed'; suggestion: string }
  | { problem: 'misplaced'; path: string }
  | { problem: 'unknown'; known: readonly string[] }
)

export default defineRule({
  id: 'unknown-key',
  severity: 'error',
  what: {
    en: 'Every key is known.',
    pt: 'Todos os campos são conhecidos.',
    es: 'Todas las claves son conocidas.',
  },
  why: {
    en: 'A misspelled key is ignored, and the correct one is missing. Use the suggested name.',
    pt: 'Um campo com erro de digitação é ignorado, e o correto fica faltando. Use o nome sugerido.',
    es: 'Una clave mal escrita se ignora, y falta la correcta. Use el nombre sugerido.',
  },
  check: ({ files }: Content): Problem<Data>[] =>
    schemaIssues(files).flatMap(([file, issue]) => {
      if (issue.code !== 'unrecognized_keys') return []
      const parent = issuePath(issue)
      const renamed = renamedKeys(file)
      return issue.keys.map((name) => {
        const key = [...parent, name]
        const path = formatKeyPath(key)
        const meant = renamed.find(({ from }) => formatKeyPath(from) === path)?.to
        return {
          file: file.path,
          place: file.data?.keyPlace(key),
          key,
          data: {
            name,
            ...(meant
              ? correctName(name, meant)
              : { problem: 'unknown' as const, known: knownKeys(file.schema, parent) }),
          },
        }
      })
    }),
  problem: {
    en: {
      renamed: ({ name }) => `There is no key \`${name}\`.`,
      misplaced: ({ name }) => `The key \`${name}\` is in the wrong place.`,
      unknown: ({ name }) => `There is no key \`${name}\`.`,
    },
    pt: {
      renamed: ({ name }) => `Não existe o campo \`${name}\`.`,
      misplaced: ({ name }) => `O campo \`${name}\` está no lugar errado.`,
      unknown: ({ name }) => `Não existe o campo \`${name}\`.`,
    },
    es: {
      renamed: ({ name }) => `No existe la clave \`${name}\`.`,
      misplaced: ({ name }) => `La clave \`${name}\` está en el lugar equivocado.`,
      unknown: ({ name }) => `No existe la clave \`${name}\`.`,
    },
  },
  fix: {
    en: {
      renamed: ({ suggestion }) => `${didYouMean('en', suggestion)} If so, rename the key.`,
      misplaced: ({ path }) => `Move it to \`${path}\`, and indent it like the other keys there.`,
      unknown: ({ known }) => `Rename or remove it; the keys here are ${joinWithAnd('en', known)}.`,
    },
    pt: {
      renamed: ({ suggestion }) =>
        `${didYouMean('pt', suggestion)} Nesse caso, mude o nome do campo.`,
      misplaced: ({ path }) =>
        `Mova-o para \`${path}\`, com o mesmo recuo dos outros campos desse lugar.`,
      unknown: ({ known }) =>
        `Mude o nome dele ou remova-o; os campos aqui são ${joinWithAnd('pt', known)}.`,
    },
    es: {
      renamed: ({ suggestion }) =>
        `${didYouMean('es', suggestion)} En ese caso, cambie el nombre de la clave.`,
      misplaced: ({ path }) =>
        `Muévala a \`${path}\`, con la misma sangría que las demás claves de ese lugar.`,
      unknown: ({ known }) =>
        `Cámbiele el nombre o quítela; las claves aquí son ${joinWithAnd('es', known)}.`,
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
      name: 'the name of a language in another form',
      file: 'content/site.yaml',
      find: /^ {2}pt-PT:(?=\n {4}title:)/m,
      replace: '  ‸pt:',
      key: 'legal.pt',
      report: /the keys here are .*`pt-PT`/,
    },
  ],
})

function correctName(name: string, meant: KeyPath) {
  const suggestion = String(meant.at(-1))
  return suggestion === name
    ? { problem: 'misplaced' as const, path: formatKeyPath(meant) }
    : { problem: 'renamed' as const, suggestion }
}
