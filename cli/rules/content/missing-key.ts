import { relatedKey, type Content, type ContentFile } from '../../content/content-model.ts'
import {
  isMissingKey,
  issuePath,
  knownKeys,
  purposeAt,
  renamedKeys,
} from '../../content/values/schema.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'missing-key',
  severity: 'error',
  what: {
    en: 'Every required key is present in every language.',
    pt: 'Todo campo obrigatório existe em todos os idiomas.',
    es: 'Todas las claves obligatorias existen en todos los idiomas.',
  },
  why: {
    en: 'Otherwise, a text would be missing on the page. Add the key at the reported position, with a translation of the source shown.',
    pt: 'Sem ele, faltaria um texto na página. Acrescente o campo na posição indicada, com a tradução do original que o relatório mostra.',
    es: 'Sin ella faltaría un texto en la página. Añada la clave en la posición indicada, con la traducción del original que muestra el informe.',
  },
  check: (content: Content) =>
    content.files.flatMap((file) => {
      // A misnamed key is not reported as missing: `unknown-key` reports it.
      const renamed = renamedKeys(file).map(({ to }) => formatKeyPath(to))
      return file.issues
        .filter((issue) => isMissingKey(file, issue))
        .map(issuePath)
        .filter((key) => !renamed.includes(formatKeyPath(key)))
        .map((key) => {
          const next = nextKey(file, key)
          return {
            file: file.path,
            place: file.data?.keyPlace(next ?? key.slice(0, -1)),
            key,
            ...relatedKey(content, file, key),
            purpose: purposeAt(file.schema, key),
            data: { path: formatKeyPath(key), name: String(key.at(-1)), next: next?.at(-1) },
          }
        })
    }),
  problem: {
    en: ({ path }) => `The key \`${path}\` is missing.`,
    pt: ({ path }) => `Falta o campo \`${path}\`.`,
    es: ({ path }) => `Falta la clave \`${path}\`.`,
  },
  fix: {
    en: ({ name, next }) => `Add \`${name}:\` with its value${next ? `, above \`${next}\`` : ''}.`,
    pt: ({ name, next }) =>
      `Acrescente \`${name}:\` com o valor dele${next ? `, acima de \`${next}\`` : ''}.`,
    es: ({ name, next }) =>
      `Añada \`${name}:\` con su valor${next ? `, encima de \`${next}\`` : ''}.`,
  },
  cases: [
    {
      name: 'a key in a group',
      file: 'content/pt-PT/hero.mdx',
      find: /^headline:\n {2}before: .*\n {2}words:/m,
      replace: 'headline:\n  ‸words:',
      key: 'headline.before',
      report: /above `words`\..*Headline before the changing word/,
    },
    {
      name: 'a key in a list item',
      file: 'content/en/contact.mdx',
      find: /( {2}items:\n {4}- )(title: .*\n) {6}text: .*\n/,
      replace: '$1‸$2',
      key: 'reasons.items[0].text',
      report: /one or two sentences/,
    },
    {
      name: 'a whole group of keys, reported once',
      file: 'content/en/about.mdx',
      find: /^values:\n( {2}.*\n)+/m,
      replace: '',
      key: 'values',
      report: /Add `values:`/,
    },
  ],
})

/** Returns the next key after the missing key, in schema order, that the file contains. */
function nextKey({ schema, data }: ContentFile, key: KeyPath): KeyPath | undefined {
  const group = key.slice(0, -1)
  const names = knownKeys(schema, group)
  return names
    .slice(names.indexOf(String(key.at(-1))) + 1)
    .map((name) => [...group, name])
    .find((other) => valueAt(data?.value, other) !== undefined)
}
