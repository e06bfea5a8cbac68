import { isDeepStrictEqual } from 'node:util'
import { locales, SOURCE_LOCALE, type Locale } from '../../../src/locales.ts'
import { joinWithAnd, listFormat, type ReportLanguage } from '../../core/report-language.ts'
import type { Problem } from '../../core/rule.ts'
import { acceptedSource, isStale } from './accepted-source.ts'
import type { Content, CopyText, Pair } from '../content-model.ts'
import { locateText, relatedTo } from '../texts.ts'

interface SourceDifference<Data> {
  locale: Locale
  inTranslation: Problem<Data>
  /** The problem to report at the source, if the source has changed. */
  inSource: Problem<Data>
  /** Whether the source has changed but the translation has not; undefined if unknown. */
  hasSourceChanged?: boolean | undefined
}

/**
 * Reports a change to the source once, at the source, with the languages whose translations now
 * differ; reports all other differences in the translations. If `hasSourceChanged` is undefined,
 * the source is considered changed if all translations differ from it in the same way.
 */
export function groupBySource<Data extends object>(
  differences: readonly SourceDifference<Data>[],
): Problem<Data & { locales?: Locale[] }>[] {
  const groups = new Map<string, SourceDifference<Data>[]>()
  for (const reported of differences) {
    const { inSource, hasSourceChanged } = reported
    const id = JSON.stringify([inSource, hasSourceChanged])
    groups.set(id, [...(groups.get(id) ?? []), reported])
  }
  const translations = locales.filter((locale) => locale !== SOURCE_LOCALE)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const isChanged = first?.hasSourceChanged ?? group.length === translations.length
    if (!first || !isChanged) return group.map(({ inTranslation }) => inTranslation)
    const { inSource } = first
    const data = { ...inSource.data, locales: group.map(({ locale }) => locale) }
    return [{ ...inSource, isInSource: true, data }]
  })
}

/**
 * Reports items, such as numbers, that are only in a text or only in its source.
 *
 * @param locate finds the location of the given items in a text
 * @param equivalentsIn finds items that a text contains in a different form, such as ordinals
 */
export function compareWithSources(
  { pairs, accepted: record }: Content,
  where: 'text' | 'textInLanguage',
  itemsIn: (text: string) => string[],
  locate: (text: CopyText, items: readonly string[]) => Omit<Problem, 'data'> = locateText,
  equivalentsIn: (text: string) => string[] = () => [],
) {
  const differences = pairs.flatMap((pair) => {
    const { text, source } = pair
    const actual = itemsIn(text[where])
    const found = difference(itemsIn(source[where]), actual)
    const missing = found.missing.filter((item) => !equivalentsIn(text[where]).includes(item))
    const extra = found.extra.filter((item) => !equivalentsIn(source[where]).includes(item))
    if (missing.length === 0 && extra.length === 0) return []
    const accepted = acceptedSource(record, pair)
    const isInOtherItem = isReordered(pairs, pair, (copy) => itemsIn(copy[where]))
    return {
      locale: text.file.locale,
      inTranslation: {
        ...locate(text, extra),
        ...relatedTo(source),
        data: { missing, extra, ...(isInOtherItem && { isInOtherItem }) },
      },
      inSource: { ...locate(source, missing), data: { missing: extra, extra: missing } },
      hasSourceChanged: accepted
        ? isStale(record, pair) && hasSameItems(itemsIn(accepted), actual)
        : undefined,
    }
  })
  return groupBySource(differences)
}

/**
 * The items that only one of two lists contains, compared by name. Duplicates count: an item that
 * occurs three times in one list and once in the other is returned twice.
 */
export function difference<Item>(
  expected: readonly Item[],
  actual: readonly Item[],
  nameOf: (item: Item) => string = String,
): { missing: Item[]; extra: Item[] } {
  const extra = [...actual]
  const missing = expected.filter((item) => {
    const index = extra.findIndex((other) => nameOf(other) === nameOf(item))
    if (index !== -1) extra.splice(index, 1)
    return index === -1
  })
  return { missing, extra }
}

/** Whether all texts in a text's list, taken together, have the same items as their sources. */
function isReordered(
  pairs: readonly Pair[],
  { text }: Pair,
  itemsIn: (text: CopyText) => string[],
): boolean {
  const list = /.*\[(?=\d+\])/.exec(text.id)?.[0]
  if (list === undefined || !text.key) return false
  const inList = pairs.filter(
    (pair) => pair.text.file === text.file && pair.text.id.startsWith(list),
  )
  return hasSameItems(
    inList.flatMap((pair) => itemsIn(pair.text)),
    inList.flatMap((pair) => itemsIn(pair.source)),
  )
}

function hasSameItems(a: readonly string[], b: readonly string[]): boolean {
  return isDeepStrictEqual(a.toSorted(), b.toSorted())
}

/** The items found in only one of two texts. */
export interface Difference {
  missing: readonly string[]
  extra: readonly string[]
  /** The languages of the translations that differ from a changed source. */
  locales?: readonly string[]
  /** Whether other texts in the same list contain what this text lacks, and vice versa. */
  isInOtherItem?: boolean
}

const differenceWords = {
  en: { missing: 'lacks', extra: 'has', plural: '' },
  pt: { missing: 'falta', extra: 'sobra', plural: 'm' },
  es: { missing: 'falta', extra: 'sobra', plural: 'n' },
}

/** Describes a difference, for example: lacks `a` and has `b`. */
function describeDifference(language: ReportLanguage, { missing, extra }: Difference): string {
  const words = differenceWords[language]
  const describe = (verb: string, items: readonly string[]) =>
    `${verb}${items.length > 1 ? words.plural : ''} ${joinWithAnd(language, items)}`
  return listFormat(language, 'conjunction').format([
    ...(missing.length > 0 ? [describe(words.missing, missing)] : []),
    ...(extra.length > 0 ? [describe(words.extra, extra)] : []),
  ])
}

/** Messages for rules that compare a text with its source. */
export const differenceMessages = {
  problem: {
    en: ({ locales: changed, ...data }: Difference) =>
      `Unlike its ${changed ? `translation into ${joinWithAnd('en', changed)}` : 'source'}, this text ${describeDifference('en', data)}.`,
    pt: ({ locales: changed, ...data }: Difference) =>
      `Em relação ${changed ? `a ${joinWithAnd('pt', changed)}` : 'ao original'}, aqui ${describeDifference('pt', data)}.`,
    es: ({ locales: changed, ...data }: Difference) =>
      `Respecto ${changed ? `a ${joinWithAnd('es', changed)}` : 'al original'}, aquí ${describeDifference('es', data)}.`,
  },
  fix: {
    en: selectFix(
      'Change these translations, too, or undo your change.',
      'Put the items of this list in the same order as in the source.',
      'Add what is missing and remove what is extra, as in the source.',
    ),
    pt: selectFix(
      'Mude também essas traduções, ou desfaça a sua mudança.',
      'Ponha os itens desta lista na mesma ordem que no original.',
      'Acrescente o que falta e remova o que sobra, como no original.',
    ),
    es: selectFix(
      'Cambie también esas traducciones, o deshaga su cambio.',
      'Ponga los elementos de esta lista en el mismo orden que en el original.',
      'Añada lo que falta y quite lo que sobra, como en el original.',
    ),
  },
}

/** Returns a function that selects the fix for a difference. */
function selectFix(changed: string, reordered: string, different: string) {
  return ({ locales: translations, isInOtherItem }: Difference) =>
    translations ? changed : isInOtherItem ? reordered : different
}
