import { relatedKey, sourceOf, type Content } from '../../content/content-model.ts'
import { pathOf } from '../../content/schema.ts'
import { groupBySource, hasLengthChanged } from '../../content/source-changes.ts'
import { valuesIn } from '../../content/nested-values.ts'
import { formatKeyPath, valueAt } from '../../core/location.ts'
import { joinWithAnd, pluralize, sourceChangeFix } from '../../core/report-language.ts'
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
    groupBySource(
      content.localeFiles.flatMap((file) => {
        const source = sourceOf(content, file)
        const { data } = file
        if (!data || !source?.data) return []
        const sourceData = source.data
        // `invalid-value` reports a length that the schema does not allow.
        const invalid = [...file.issues, ...source.issues].map((issue) =>
          formatKeyPath(pathOf(issue)),
        )
        return [...valuesIn(sourceData.value)].flatMap(([key, sourceList]) => {
          if (!Array.isArray(sourceList)) return []
          const expected = sourceList.length
          const list = valueAt(data.value, key)
          const name = formatKeyPath(key)
          if (!Array.isArray(list) || list.length === expected || invalid.includes(name)) return []
          const actual = list.length
          return {
            locale: file.locale,
            inTranslation: {
              file: file.path,
              place: data.keyPlace(key),
              key,
              ...relatedKey(content, file, key),
              data: { name, actual, expected },
            },
            inSource: {
              file: source.path,
              place: sourceData.keyPlace(key),
              key,
              data: { name, actual: expected, expected: actual },
            },
            hasSourceChanged: hasLengthChanged(content.accepted, file, name, { actual, expected }),
          }
        })
      }),
    ),
  problem: {
    en: ({ name, actual, expected, locales }) =>
      `\`${name}\` has ${pluralize(actual, 'item')}; the ${locales ? `translation into ${joinWithAnd('en', locales)}` : 'source'} has ${expected}.`,
    pt: ({ name, actual, expected, locales }) =>
      `\`${name}\` tem ${pluralize(actual, 'item', 'itens')}; ${locales ? `a tradução em ${joinWithAnd('pt', locales)}` : 'o original'} tem ${expected}.`,
    es: ({ name, actual, expected, locales }) =>
      `\`${name}\` tiene ${pluralize(actual, 'elemento')}; ${locales ? `la traducción en ${joinWithAnd('es', locales)}` : 'el original'} tiene ${expected}.`,
  },
  fix: {
    en: ({ locales }) =>
      locales ? sourceChangeFix.en : 'Give both lists the same items in the same order.',
    pt: ({ locales }) =>
      locales ? sourceChangeFix.pt : 'Deixe as duas listas com os mesmos itens, na mesma ordem.',
    es: ({ locales }) =>
      locales
        ? sourceChangeFix.es
        : 'Deje las dos listas con los mismos elementos, en el mismo orden.',
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
    {
      name: 'an item that is removed from the source',
      file: 'content/pt-BR/pricing.mdx',
      find: /^( {2}enterprise:\n.*\n.*\n {4})(features:\n) {6}- .*\n/m,
      replace: '$1‸$2',
      key: 'plans.enterprise.features',
      report:
        /has \d items?; the translation into `pt-PT`, `en`(?: and|,) `es`.* has \d[^]*undo your change/,
    },
  ],
})
