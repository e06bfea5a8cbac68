import type { GlobalFile, LocaleFile } from '../../src/content-files.ts'
import { placeholderValues } from '../../src/content/facts.ts'
import { planIds, type Prices } from '../../src/content/prices.ts'
import type { Site } from '../../src/content/site.ts'
import { locales, type Locale } from '../../src/locales.ts'
import {
  settingsIn,
  readableTexts,
  type AcceptedRecord,
  type CopyText,
} from '../content/content-model.ts'
import { linksIn } from '../content/files/prose.ts'
import { readContent } from '../content/read-content.ts'
import { locateText } from '../content/texts.ts'
import { textsIn } from '../content/values/nested-values.ts'
import type { KeyPath, SourceRange } from '../core/location.ts'
import { InputError } from '../core/program.ts'
import { planLimits, priceTable } from '../prices/convert-prices.ts'

/** The content that pages may show, with the location of each piece in its source file. */
export interface ContentIndex {
  /** The site's URL, without a trailing slash. */
  siteUrl: string
  texts: readonly ContentText[]
  /** The values in `content/site.yaml`, and the prices in each language. */
  settings: readonly Setting[]
  /** The links in prose; `urlPlace` covers only the URL. */
  links: readonly (ReturnType<typeof linksIn>[number] & CopyLocation)[]
  accepted: AcceptedRecord
  /** The source of each readable file, keyed by its path relative to the root. */
  fileTexts: ReadonlyMap<string, string>
}

interface CopyLocation {
  file: string
  place: SourceRange
  key?: KeyPath
  locale: Locale
  name: LocaleFile
}

export interface ContentText extends CopyLocation, SearchText {
  copy: CopyText
}

/** A value in a settings file, as displayed on a page. */
export interface Setting extends SearchText {
  file: string
  place: SourceRange
  key: KeyPath
  /** Set if the value depends on the language, as a price does. */
  locale?: Locale
  name: GlobalFile
  value: string
}

/** A text to search for on pages, without spaces and with known placeholders filled in. */
interface SearchText {
  /** The text, split at the placeholders whose values only the page contains, such as `{year}`. */
  parts: readonly string[]
  /** For each part, the offsets of its characters in the original text. */
  offsets: readonly (readonly number[])[]
}

/** @throws InputError if `root` has no `content` folder, or the settings are invalid */
export async function readContentIndex(root: string): Promise<ContentIndex> {
  const content = await readContent(root)
  const site = settingsIn<Site>(content, 'site')
  const prices = settingsIn<Prices>(content, 'prices')
  if (!site || !prices) {
    throw new InputError('The settings in content/ are wrong: run `npx cli check-locales` first.')
  }
  const toSetting = (
    { file: { name }, locate }: Pick<typeof site, 'file' | 'locate'>,
    key: KeyPath,
    value: string,
  ) => ({ ...locate(key), name, value, ...toSearchText(value, {}) })
  const tables = locales.map((locale) => priceTable(prices.value, locale))
  const amounts = tables.flatMap(({ locale, plans }) =>
    planIds.flatMap((id) =>
      Object.entries({ monthly: plans[id].priceText, setup: plans[id].setupPriceText })
        .filter((entry): entry is [string, string] => entry[1] !== null)
        .map(([name, amount]) => ({ ...toSetting(prices, ['plans', id, name], amount), locale })),
    ),
  )
  const limits = planLimits(prices.value)
  const texts = tables.flatMap((table) => {
    const values = placeholderValues(site.value, limits, table)
    return content.texts
      .filter(({ file }) => file.locale === table.locale)
      .map((copy) => {
        const { locale, name } = copy.file
        return { ...locateText(copy), locale, name, copy, ...toSearchText(copy.text, values) }
      })
  })
  return {
    siteUrl: site.value.siteUrl,
    texts,
    settings: [
      ...textsIn(site.data.value).map(([key, value]) => toSetting(site, key, value)),
      ...amounts,
    ],
    links: content.localeFiles.flatMap((file) => {
      const { path, locale, name } = file
      return linksIn(file).map((link) => ({ ...link, file: path, locale, name }))
    }),
    accepted: content.accepted,
    fileTexts: readableTexts(content),
  }
}

function toSearchText(text: string, values: Readonly<Record<string, string>>): SearchText {
  const parts = ['']
  const offsets: number[][] = [[]]
  for (const { 0: part, 1: name, index } of text.matchAll(/\{([^{}]*)\}|\S/gu)) {
    const words = name === undefined ? part : values[name.trim()]?.replaceAll(/\s/g, '')
    if (words === undefined) {
      parts.push('')
      offsets.push([])
    } else {
      parts.push((parts.pop() ?? '') + words)
      offsets.at(-1)?.push(...Array.from(words.split(''), () => index))
    }
  }
  return { parts, offsets }
}
