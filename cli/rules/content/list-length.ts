import { relatedKey, sourceOf, type Content } from '../../content/content.ts'
import { pathOf } from '../../content/schema.ts'
import { valuesIn } from '../../content/tree.ts'
import { formatKeyPath, valueAt } from '../../core/location.ts'
import { pluralize } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'list-length',
  severity: 'error',
  what: {
    en: 'Lists have as many items as in pt-BR.',
    pt: 'As listas têm tantos itens quanto em pt-BR.',
    es: 'Las listas tienen tantos elementos como en pt-BR.',
  },
  why: {
    en: 'The page layout is the same in every language. Add or remove items, in the same order.',
    pt: 'O layout da página é igual em todos os idiomas. Acrescente ou remova itens, na mesma ordem.',
    es: 'La disposición de la página es igual en todos los idiomas. Añada o quite elementos, en el mismo orden.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) => {
      const source = sourceOf(content, file)
      const { data } = file
      if (!data || !source?.data) return []
      // `invalid-value` reports a length that the schema does not allow.
      const invalid = [...file.issues, ...source.issues].map((issue) =>
        formatKeyPath(pathOf(issue)),
      )
      return [...valuesIn(source.data.value)].flatMap(([key, sourceList]) => {
        if (!Array.isArray(sourceList)) return []
        const expected = sourceList.length
        const list = valueAt(data.value, key)
        const name = formatKeyPath(key)
        if (!Array.isArray(list) || list.length === expected || invalid.includes(name)) return []
        return {
          file: file.path,
          place: data.keyPlace(key),
          key,
          ...relatedKey(content, file, key),
          data: { name, actual: list.length, expected },
        }
      })
    }),
  problem: {
    en: ({ name, actual, expected }) =>
      `\`${name}\` has ${pluralize(actual, 'item')}; the source has ${expected}.`,
    pt: ({ name, actual, expected }) =>
      `\`${name}\` tem ${pluralize(actual, 'item', 'itens')}; o original tem ${expected}.`,
    es: ({ name, actual, expected }) =>
      `\`${name}\` tiene ${pluralize(actual, 'elemento')}; el original tiene ${expected}.`,
  },
  fix: {
    en: 'Give both lists the same items in the same order.',
    pt: 'Deixe as duas listas com os mesmos itens, na mesma ordem.',
    es: 'Deje las dos listas con los mismos elementos, en el mismo orden.',
  },
  cases: [
    {
      name: 'more features than in the source',
      file: 'content/en/pricing.mdx',
      find: /^ {4}features:\n/m,
      replace: '    ‸features:\n      - One more\n',
      key: 'plans.basic.features',
      report: /has \d items; the source has \d/,
    },
  ],
})
