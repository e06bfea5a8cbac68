import { relatedKey, type Content, type ContentFile } from '../../content/content.ts'
import {
  intendedKey,
  isMissingKey,
  issuesOf,
  knownKeys,
  pathOf,
  purposeOf,
} from '../../content/schema.ts'
import { formatKeyPath, type KeyPath, valueAt } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'

/** Every key of the schema is there. */
export default defineRule({
  id: 'missing-key',
  severity: 'error',
  about: {
    en: `Every required key is present in every language.
      Without it, a text would be missing on the page. Add it at the reported position, with a translation of the source shown.`,
    pt: `Toda chave de que uma seção precisa está lá, em todos os idiomas.
      Uma chave que falta deixaria um buraco na página. Acrescente-a no lugar que o relatório aponta, com a tradução do texto mostrado como original.`,
    es: `Cada clave que una sección necesita está ahí, en todos los idiomas.
      Una clave que falta dejaría un hueco en la página. Añádala en el lugar que indica el informe, con la traducción del texto que se muestra como original.`,
  },
  check(content: Content) {
    return [...issuesOf(content.files)].flatMap(([file, issue]) => {
      const path = pathOf(issue)
      const name = String(path.at(-1))
      if (!isMissingKey(file, issue) || isMisspelt(file, path.slice(0, -1), name)) return []
      return {
        file: file.path,
        place: file.data?.keyPlace(path.slice(0, -1)) ?? { line: 1, column: 1 },
        key: path,
        ...relatedKey(content, file, path),
        purpose: purposeOf(file.schema, path),
        data: { name },
      }
    })
  },
  messages: {
    en: ({ name }, { key = [] }) => `The key \`${formatKeyPath(key)}\` is missing.
      Add \`${name}:\` with its value.`,
    pt: ({ name }, { key = [] }) => `Falta a chave \`${formatKeyPath(key)}\`.
      Acrescente \`${name}:\` com o texto dela; o original mostra o que é.`,
    es: ({ name }, { key = [] }) => `Falta la clave \`${formatKeyPath(key)}\`.
      Añada \`${name}:\` con su texto; el original muestra qué es.`,
  },
  cases: [
    {
      name: 'a key that is gone, at the position of its parent',
      file: 'content/pt-PT/hero.mdx',
      find: /^headline:\n {2}before: .*\n/m,
      replace: '‸headline:\n',
      key: 'headline.before',
      report: /Headline before the changing word/,
    },
    {
      name: 'a key of the top level',
      file: 'content/en/hero.mdx',
      find: /^viewPricing: .*\n/m,
      replace: '',
      key: 'viewPricing',
      report: /Button to the pricing page/,
    },
    {
      name: 'a key of an item of a list',
      file: 'content/en/contact.mdx',
      find: /( {2}items:\n {4}- )(title: .*\n) {6}text: .*\n/,
      replace: '$1‸$2',
      key: 'reasons.items[0].text',
      report: /one or two sentences/,
    },
    {
      name: 'a whole group of keys, once',
      file: 'content/en/about.mdx',
      find: /^values:\n( {2}.*\n)+/m,
      replace: '',
      key: 'values',
      report: /Add `values:`/,
    },
  ],
})

/** Whether the key is there under a wrong name, which `unknown-key` reports. */
function isMisspelt(file: ContentFile, parent: KeyPath, name: string): boolean {
  const present = valueAt(file.data?.value, parent)
  if (typeof present !== 'object' || present === null) return false
  const known = knownKeys(file.schema, parent)
  return Object.keys(present).some(
    (key) => !known.includes(key) && intendedKey(file, parent, key) === name,
  )
}
