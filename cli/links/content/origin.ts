import type { Page } from '../site/page.ts'
import type { Element } from '../site/element.ts'
import type { ContentIndex, ContentLink, Setting } from './content-index.ts'
import type { KeyPath } from '../../core/location.ts'
import type { Place } from '../../core/location.ts'
import { isText } from './page-text.ts'
import { partOfPage } from './part-of-page.ts'

/** The piece of content that something on a page came from. */
export interface Origin {
  file: string
  place: Place
  key?: KeyPath
}

/** Who wrote an address: a link in the prose of this part of the page, or a setting; else code did. */
export function originOfAddress(
  index: ContentIndex,
  page: Page,
  element: Element,
  address: string,
): Origin | undefined {
  const link = linksAround(index, page, element).find((other) => other.address === address)
  if (link) return { file: link.file, place: link.addressPlace }
  return index.settings.find((setting) => makes(setting, address))
}

/** Which text of content stands here: one of this part of the page, or of every page. */
export function originOfWords(
  index: ContentIndex,
  page: Page,
  element: Element,
  words: string,
): Origin | undefined {
  const link = linksAround(index, page, element).find((other) => other.words === words)
  if (link) return link
  const { content } = partOfPage(element, page)
  const same = index.texts.filter(
    (text) => text.locale === page.address?.locale && isText(text, words),
  )
  return same.find(({ name }) => name === content) ?? same.find(({ name }) => name === 'site')
}

function linksAround({ links }: ContentIndex, page: Page, element: Element): ContentLink[] {
  const { content } = partOfPage(element, page)
  return links.filter(({ locale, name }) => locale === page.address?.locale && name === content)
}

/** Whether an address is this setting: as it stands, or behind `mailto:` or `tel:`. */
function makes(setting: Setting, address: string): boolean {
  // A word such as a brand or a country code is no address.
  if (!/[@:+]/.test(setting.text)) return false
  return isText(setting, address.replace(/^(?:mailto|tel):/, ''))
}
