import { placeholderValues } from '../../src/content/facts.ts'
import type { LocaleFile } from '../../src/content-files.ts'
import { fill, PLACEHOLDER } from '../../src/content/placeholders.ts'
import type { Prices } from '../../src/content/prices.ts'
import type { Site } from '../../src/content/site.ts'
import type { Locale } from '../../src/locales.ts'
import {
  settingsIn,
  sourcesIn,
  type Content,
  type CopyText,
  type AcceptedRecord,
} from '../content/content.ts'
import { readContent } from '../content/read-content.ts'
import { linksIn } from '../content/prose.ts'
import { wholeOf } from '../content/texts.ts'
import { textsIn } from '../content/tree.ts'
import { escapeRegExp } from '../content/words.ts'
import { InputError } from '../core/program.ts'
import type { KeyPath, Place } from '../core/location.ts'
import { planLimits, priceTable } from '../prices/price-table.ts'
import { collapse } from './element.ts'

/** What the content contributes to the pages, each piece with its place. */
export interface ContentIndex {
  /** Without a slash at the end. */
  siteUrl: string
  texts: readonly ContentText[]
  /** The texts of a language that a page shows as these words. */
  textsShownAs(words: string, locale: Locale): readonly ContentText[]
  /** The links in prose. */
  links: readonly ContentLink[]
  /** The source that each translation was accepted for. */
  accepted: AcceptedRecord
  /** The values in `content/site.yaml`. */
  settings: readonly Setting[]
  /** The text of each file, by its path from the root. */
  sources: ReadonlyMap<string, string>
}

interface Piece {
  file: string
  place: Place
  key?: KeyPath
}

export interface ContentText extends Piece {
  locale: Locale
  name: LocaleFile
  /** As it is in its file. */
  copy: CopyText
  /** As a page shows it. */
  text: string
  /** Matches the text, if it has placeholders that only the page fills: `© {year} …`. */
  pattern: RegExp | undefined
}

interface ContentLink extends Piece {
  locale: Locale
  name: LocaleFile
  url: string
  /** Of the URL alone. */
  urlPlace: Place
  label: string
}

export interface Setting extends Piece {
  value: string
}

/**
 * Reads the content.
 *
 * @param root the folder that contains `content/`
 * @throws InputError if there is no such folder, or the settings are invalid
 */
export async function readContentIndex(root: string): Promise<ContentIndex> {
  const content = await readContent(root)
  const site = settingsIn<Site>(content, 'site')
  const prices = settingsIn<Prices>(content, 'prices')
  if (!site || !prices) {
    throw new InputError('The settings in content/ are wrong: run `npx cli check-locales` first.')
  }
  const settings = textsIn(site.data.value).map(([key, value]) => {
    return { file: site.file.path, key, place: site.data.valuePlace(key), value }
  })
  const texts = textsOf(content, site.value, prices.value)
  return {
    siteUrl: site.value.siteUrl,
    texts,
    textsShownAs: lookup(texts),
    links: content.localeFiles.flatMap((file) =>
      linksIn(file).map((link) => {
        return { ...link, file: file.path, locale: file.locale, name: file.name }
      }),
    ),
    accepted: content.accepted,
    settings,
    sources: sourcesIn(content),
  }
}

function textsOf({ texts }: Content, site: Site, prices: Prices): ContentText[] {
  return texts.map((text) => {
    const { locale, name } = text.file
    const filled = collapse(
      fill(text.text, placeholderValues(site, planLimits(prices), priceTable(prices, locale))),
    )
    return { ...wholeOf(text), locale, name, copy: text, text: filled, pattern: patternOf(filled) }
  })
}

/** A page has thousands of elements, and the content more than a thousand texts. */
function lookup(texts: readonly ContentText[]): ContentIndex['textsShownAs'] {
  const patterns = texts.filter(({ pattern }) => pattern)
  const fixed = new Map<string, ContentText[]>()
  for (const text of texts) {
    const same = fixed.get(text.text)
    if (same) same.push(text)
    else fixed.set(text.text, [text])
  }
  return (words, locale) =>
    [...(fixed.get(words) ?? []), ...patterns.filter(({ pattern }) => pattern?.test(words))].filter(
      (text) => text.locale === locale,
    )
}

function patternOf(text: string): RegExp | undefined {
  const fixed = text.replace(PLACEHOLDER, '\0').split('\0')
  if (fixed.length === 1) return undefined
  return new RegExp(`^${fixed.map(escapeRegExp).join('.+')}$`, 'u')
}
