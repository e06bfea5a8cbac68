import type { Locale } from '../../../src/locales.ts'
import {
  relatedKey,
  sourceOf,
  type Content,
  type LocaleContentFile,
} from '../../content/content-model.ts'
import { issuePath } from '../../content/values/schema.ts'
import { hasLengthChanged, listLength } from '../../content/translations/alignment.ts'
import { groupBySource } from '../../content/translations/source-comparison.ts'
import { valuesIn } from '../../content/values/nested-values.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../../core/location.ts'
import { joinWithAnd, pluralize } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Data {
  name: string
  actual: number
  /** The number of items in the other languages. */
  expected: number
  others: readonly Locale[]
  /** The languages with `expected` items, if the source has changed. */
  locales?: readonly Locale[]
}

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
        if (!file.data || !source?.data) return []
        const { value } = file.data
        // `invalid-value` reports a length that the schema does not allow.
        const invalid = [...file.issues, ...source.issues].map((issue) =>
          formatKeyPath(issuePath(issue)),
        )
        return [...valuesIn(source.data.value)].flatMap(([key, sourceList]) => {
          const list = valueAt(value, key)
          const name = formatKeyPath(key)
          if (!Array.isArray(sourceList) || !Array.isArray(list)) return []
          const [actual, expected] = [list.length, sourceList.length]
          if (actual === expected || invalid.includes(name)) return []
          const files = content.localeFiles.filter((other) => other.name === file.name)
          const withLength = (length: number) =>
            files.filter((other) => listLength(other, key) === length)
          const [like, unlike] = [withLength(actual), withLength(expected)]
          const isOnly = like.length === 1 && unlike.length > 1
          return {
            locale: file.locale,
            inTranslation: {
              ...relatedKey(content, file, key),
              ...describe(file, key, unlike),
            },
            inSource: describe(source, key, like),
            hasSourceChanged:
              !isOnly && hasLengthChanged(content.accepted, file, name, { actual, expected }),
          }
        })
      }),
    ),
  problem: {
    en: ({ name, actual, expected, others, locales = others }) =>
      `\`${name}\` has ${pluralize(actual, 'item')}; in ${joinWithAnd('en', locales)}, it has ${expected}.`,
    pt: ({ name, actual, expected, others, locales = others }) =>
      `\`${name}\` tem ${pluralize(actual, 'item', 'itens')}; em ${joinWithAnd('pt', locales)}, tem ${expected}.`,
    es: ({ name, actual, expected, others, locales = others }) =>
      `\`${name}\` tiene ${pluralize(actual, 'elemento')}; en ${joinWithAnd('es', locales)}, tiene ${expected}.`,
  },
  fix: {
    en: 'Give the list the same items in every language, in the same order, or undo your change.',
    pt: 'Deixe a lista com os mesmos itens em todos os idiomas, na mesma ordem, ou desfaça a sua mudança.',
    es: 'Deje la lista con los mismos elementos en todos los idiomas, en el mismo orden, o deshaga su cambio.',
  },
  cases: [
    {
      name: 'more features than in the other languages',
      file: 'content/en/pricing.mdx',
      find: /^( {2}basic:\n(?: {4}.*\n){4} {4})(features:\n)/m,
      replace: '$1‸$2      - One more\n',
      key: 'plans.basic.features',
      report: /has \d items; in `pt-BR`, `pt-PT`[^]*, it has \d\./,
    },
    {
      name: 'an item that is removed from the source',
      file: 'content/pt-BR/pricing.mdx',
      find: /^( {2}enterprise:\n(?: {4}.*\n){4} {4})(features:\n) {6}- .*\n/m,
      replace: '$1‸$2',
      key: 'plans.enterprise.features',
      report: /has \d items?; in `pt-PT`, `en`(?: and|,) `es`.*, it has \d[^]*undo your change/,
    },
  ],
})

function describe(
  file: LocaleContentFile,
  key: KeyPath,
  others: readonly LocaleContentFile[],
): Problem<Data> {
  const [other] = others
  return {
    file: file.path,
    place: file.data?.keyPlace(key),
    key,
    data: {
      name: formatKeyPath(key),
      actual: listLength(file, key) ?? 0,
      expected: (other && listLength(other, key)) ?? 0,
      others: others.map(({ locale }) => locale),
    },
  }
}
