import { factsFor } from '../../../src/content/facts.ts'
import type { LocaleFile } from '../../../src/content/content-files.ts'
import type { Prices } from '../../../src/content/prices.ts'
import type { Site } from '../../../src/content/site.ts'
import type { Locale } from '../../../src/locales.ts'
import { readContent, type ContentModel, type GlobalContentFile } from '../../content-model.ts'
import { InputError } from '../../input-error.ts'
import type { KeyPath } from '../../key-path.ts'
import { isChoice } from '../../model/schema-field.ts'
import type { Place } from '../../place.ts'
import { planLimits } from '../../prices/price-table.ts'
import { linksInProse, paragraphsInProse, type ProseLinkParts } from './prose-parts.ts'
import { stringsIn } from './strings-in.ts'
import { textOfValue, type PageText } from './page-text.ts'

/** A piece of copy, as it should stand on a page. */
export interface ContentText extends PageText {
  file: string
  locale: Locale
  name: LocaleFile
  /** None for a paragraph of prose. */
  key?: KeyPath
  place: Place
}

/** A link that a copywriter wrote into prose. */
export interface ContentLink extends ProseLinkParts {
  file: string
  locale: Locale
  name: LocaleFile
}

/** A value of the settings that may become an address or a part of one. */
export interface Setting extends PageText {
  file: string
  key: KeyPath
  place: Place
}

/** What content could have caused on a page, each piece with its place. */
export interface ContentIndex {
  site: Site
  texts: readonly ContentText[]
  links: readonly ContentLink[]
  settings: readonly Setting[]
  /** The text of each file, by its path from the root. */
  sources: ReadonlyMap<string, string>
}

/**
 * Reads content for looking up what stands on pages.
 *
 * @param root the folder that holds `content/`
 * @throws InputError where there is no such folder, or the settings can't be understood
 */
export async function readContentIndex(root: string): Promise<ContentIndex> {
  const model = await readContent(root)
  const site = settingsIn(model, 'site')?.parsed as Site | undefined
  const prices = settingsIn(model, 'prices')?.parsed as Prices | undefined
  if (!site || !prices) {
    throw new InputError('The settings in content/ are wrong: run `npx cli check-locales` first.')
  }
  const index = { site, texts: [], links: [], settings: settingsOf(model), sources: sources(model) }
  return { ...index, ...wordsOf(model, site, prices) }
}

function wordsOf(
  model: ContentModel,
  site: Site,
  prices: Prices,
): Pick<ContentIndex, 'texts' | 'links'> {
  const texts: ContentText[] = []
  const links: ContentLink[] = []
  for (const file of model.files) {
    if (file.scope !== 'locale' || file.source.state !== 'text') continue
    const { locale, name, data, prose, source } = file
    const facts = factsFor(locale, site, planLimits(prices))
    const common = { file: file.path, locale, name }
    if (data) {
      for (const [key, value] of stringsIn(data.value)) {
        if (isChoice(file.schema, key)) continue
        texts.push({ ...common, key, place: data.valuePlace(key), ...textOfValue(value, facts) })
      }
    }
    if (prose?.state !== 'parsed' || file.body === 'forbidden') continue
    const paragraphs = paragraphsInProse(prose.tree, facts)
    texts.push(...paragraphs.map((paragraph) => ({ ...common, ...paragraph })))
    links.push(
      ...linksInProse(prose.tree, source.text, facts).map((link) => ({ ...common, ...link })),
    )
  }
  return { texts, links }
}

function settingsOf(model: ContentModel): Setting[] {
  const file = settingsIn(model, 'site')
  const data = file?.data
  if (!file || !data) return []
  return [...stringsIn(data.value)].map(([key, value]) => ({
    file: file.path,
    key,
    place: data.valuePlace(key),
    ...textOfValue(value, {}),
  }))
}

function settingsIn(model: ContentModel, name: string): GlobalContentFile | undefined {
  return model.files.find(
    (file): file is GlobalContentFile => file.scope === 'global' && file.name === name,
  )
}

function sources({ files }: ContentModel): Map<string, string> {
  return new Map(
    files.flatMap(({ path, source }) => (source.state === 'text' ? [[path, source.text]] : [])),
  )
}
