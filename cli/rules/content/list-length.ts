import type { Locale } from '../../../src/locales.ts'
import {
  relatedKey,
  sourceOf,
  type Content,
  type LocaleContentFile,
} from '../../content/content-model.ts'
import { collapseWhitespace, isAccepted } from '../../content/translations/accepted-source.ts'
import { findExtraItem } from '../../content/translations/find-extra-item.ts'
import { issuePath } from '../../content/values/schema.ts'
import { hasLengthChanged, listLength } from '../../content/translations/alignment.ts'
import { groupBySource } from '../../content/translations/source-comparison.ts'
import { textsIn, valuesIn } from '../../content/values/nested-values.ts'
import { formatKeyPath, valueAt, type KeyPath } from '../../core/location.ts'
import { joinWithAnd, pluralize } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'

interface Data {
  name: string
  actual: number
  /** The number of items in the languages that `others` lists. */
  expected: number
  others: readonly Locale[]
  /** The first text of the item that only the longer lists contain; undefined if unknown. */
  item?: string | undefined
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
        // Lengths that the schema does not allow are left to `invalid-value`.
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
            inSource: describe(source, key, like, (text) =>
              isNewInSource(content, `${file.name}:${name}[`, text),
            ),
            hasSourceChanged:
              !isOnly && hasLengthChanged(content.accepted, file, name, { actual, expected }),
          }
        })
      }),
    ),
  problem: {
    en: ({ name, actual, expected, others, locales = others, item }) => {
      const lengths = `\`${name}\` has ${pluralize(actual, 'item')}; in ${joinWithAnd('en', locales)}, it has ${expected}.`
      if (!item) return lengths
      const owner = actual > expected ? 'this language has' : 'the others have'
      return `${lengths} Only ${owner} “${item}”.`
    },
    pt: ({ name, actual, expected, others, locales = others, item }) => {
      const lengths = `\`${name}\` tem ${pluralize(actual, 'item', 'itens')}; em ${joinWithAnd('pt', locales)}, tem ${expected}.`
      if (!item) return lengths
      const owner = actual > expected ? 'este idioma tem' : 'os outros têm'
      return `${lengths} Só ${owner} “${item}”.`
    },
    es: ({ name, actual, expected, others, locales = others, item }) => {
      const lengths = `\`${name}\` tiene ${pluralize(actual, 'elemento')}; en ${joinWithAnd('es', locales)}, tiene ${expected}.`
      if (!item) return lengths
      const owner = actual > expected ? 'este idioma tiene' : 'los otros tienen'
      return `${lengths} Solo ${owner} «${item}».`
    },
  },
  fix: {
    en: 'Give the list the same items in every language, in the same order, or undo your change.',
    pt: 'Deixe a lista com os mesmos itens em todos os idiomas, na mesma ordem, ou desfaça a sua mudança.',
    es: 'Deje la lista con los mismos elementos en todos los idiomas, en el mismo orden, o deshaga su cambio.',
  },
  cases: [
    {
      name: 'more features than in the other languages, with the item',
      file: 'content/en/pricing.mdx',
      find: /(?<= {2}basic:\n(?: {4}.*\n){5}) {6}(?=- )/,
      replace: '      - ‸One more\n$&',
      key: 'plans.basic.features',
      report:
        /has \d items; in `pt-BR`, `pt-PT`[^]*, it has \d\. Only this language has “One more”/,
    },
    {
      name: 'an item that is added to the source, with its text',
      file: 'content/pt-BR/pricing.mdx',
      find: /^ {4}- question: Há um prazo .*\n/m,
      replace: '$&    - ‸question: Vocês atendem aos sábados?\n',
      key: 'questions.items',
      report: /Only this language has “Vocês atendem aos sábados\?”/,
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

/**
 * Reports a list at its extra item or, if it has none or the item is unknown, at the list's key.
 *
 * @param isNew whether a text in the list is known to have no translation yet
 */
function describe(
  file: LocaleContentFile,
  key: KeyPath,
  others: readonly LocaleContentFile[],
  isNew: (text: string) => boolean = () => false,
): Problem<Data> {
  const listIn = ({ data }: LocaleContentFile) => valueAt(data?.value, key) as unknown[]
  const list = listIn(file)
  const otherLists = others.map(listIn)
  const [actual, expected] = [list.length, otherLists[0]?.length ?? 0]
  const isLonger = actual > expected
  const index = isLonger
    ? (findNewItem(list, isNew) ?? findExtraItem([list], otherLists))
    : findExtraItem(otherLists, [list])
  const longer = isLonger ? list : otherLists[0]
  const [text] = index === undefined ? [] : textsIn(longer?.[index]).map(([, value]) => value)
  const at = isLonger && index !== undefined ? [...key, index] : key
  return {
    file: file.path,
    place: file.data?.keyPlace(at),
    key,
    data: {
      name: formatKeyPath(key),
      actual,
      expected,
      others: others.map(({ locale }) => locale),
      item: text,
    },
  }
}

/** Returns the index of the item whose texts are all new, if there is exactly one such item. */
function findNewItem(
  list: readonly unknown[],
  isNew: (text: string) => boolean,
): number | undefined {
  const found = [...list.keys()].filter((index) =>
    textsIn(list[index]).every(([, text]) => isNew(text)),
  )
  return found.length === 1 ? found[0] : undefined
}

/**
 * Whether no translation in a list has been accepted for a given source text.
 *
 * @param list the prefix of the texts' names, such as `pricing:questions.items[`
 */
function isNewInSource({ accepted }: Content, list: string, text: string): boolean {
  if (accepted.state !== 'read') return false
  return !isAccepted(accepted, collapseWhitespace(text), (key) => key.includes(`/${list}`))
}
