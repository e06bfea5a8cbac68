import { globalFileSchemas } from '../../src/content-files.ts'
import type { Purpose } from '../../src/content/purpose.ts'
import { locales, SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { nearestNotFoundUrl, pageUrls } from '../../src/urls/page-urls.ts'
import { isStale } from '../content/translations/accepted-source.ts'
import { maxLengthAt, purposeAt } from '../content/values/schema.ts'
import { formatKeyPath, formatLocation } from '../core/location.ts'
import {
  readContentIndex,
  type ContentIndex,
  type ContentText,
  type Setting,
} from './content-index.ts'
import { attribute } from './element.ts'
import { pageTexts } from './match-content.ts'
import { parsePage } from './page.ts'

/** The content that a page shows, with the details that copywriters need. */
export interface ContentOnPage {
  texts: readonly TextOnPage[]
  /**
   * The texts that each element shows, in document order, as indexes into `texts`; keyed by the
   * element's number.
   */
  elements: Readonly<Record<string, readonly number[]>>
}

export interface TextOnPage {
  /** File name, such as `hero.mdx`. */
  file: string
  /** For example, `headline.before` or `prose[0]`. */
  id: string
  /** Path relative to the root, with line and column, such as `content/en/hero.mdx:4:11`. */
  location: string
  text: string
  purpose?: Purpose | undefined
  /** The maximum length in characters. */
  limit?: number | undefined
  source?: string | undefined
  /** Undefined for the settings, which have no translations. */
  states?: Readonly<Record<Locale, TranslationState>>
}

type TranslationState = 'present' | 'missing' | 'stale'

const NUMBER_ATTRIBUTE = 'data-element-number'

/**
 * Finds the content on a page, given the page's URL path and its HTML. The HTML comes from a
 * browser, in which a script has numbered the elements with `data-element-number` attributes.
 */
export type FindContent = (path: string, html: string) => ContentOnPage

/**
 * Reads the content, and returns a function that finds it on pages.
 *
 * @throws InputError if `root` has no `content` folder, or the settings are invalid
 */
export async function readContentOfPages(root: string): Promise<FindContent> {
  const index = await readContentIndex(root)
  return (path, html) => contentOnPage(index, path, html)
}

function contentOnPage(index: ContentIndex, path: string, html: string): ContentOnPage {
  const url = pageUrls.find((known) => known.path === path) ?? nearestNotFoundUrl(path)
  const page = parsePage(url.file, url.file, html)
  const found = new Map<ContentText | Setting, number>()
  const elements: Record<string, Set<number>> = {}
  for (const { piece, element } of pageTexts(index, page).flatMap(({ matches }) => matches)) {
    const number = attribute(element, NUMBER_ATTRIBUTE)
    if (number === undefined) continue
    if (!found.has(piece)) found.set(piece, found.size)
    ;(elements[number] ??= new Set()).add(found.get(piece) ?? 0)
  }
  return {
    texts: Array.from(found.keys(), (piece) => describe(index, piece)),
    elements: Object.fromEntries(
      Object.entries(elements).map(([number, pieces]) => [number, [...pieces]]),
    ),
  }
}

function describe(index: ContentIndex, piece: ContentText | Setting): TextOnPage {
  const location = formatLocation(piece)
  if ('value' in piece) {
    const { name, key, value: text } = piece
    const purpose = purposeAt(globalFileSchemas[name], key)
    return { file: `${name}.yaml`, id: formatKeyPath(key), location, text, purpose }
  }
  const { name, copy } = piece
  const { file, id, key, text } = copy
  const same = index.texts.filter((other) => other.name === name && other.copy.id === id)
  const copyIn = (locale: Locale) => same.find((other) => other.locale === locale)?.copy
  const source = copyIn(SOURCE_LOCALE)
  const { accepted } = index
  const stateIn = (locale: Locale): TranslationState => {
    const translation = copyIn(locale)
    if (!translation) return 'missing'
    if (locale === SOURCE_LOCALE || !source || accepted.state !== 'read') return 'present'
    return isStale(accepted, { text: translation, source }) ? 'stale' : 'present'
  }
  const states = Object.fromEntries(locales.map((locale) => [locale, stateIn(locale)]))
  return {
    file: `${name}.mdx`,
    id,
    location,
    text,
    ...(key && { purpose: purposeAt(file.schema, key), limit: maxLengthAt(file.schema, key) }),
    source: source?.text,
    states: states as Record<Locale, TranslationState>,
  }
}
