import type { Page } from '../site/page.ts'
import type { Element } from '../site/element.ts'
import type { ContentIndex, ContentText, Setting } from './content-index.ts'
import type { KeyPath } from '../../key-path.ts'
import type { Place } from '../../place.ts'
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
  const { content } = partOfPage(element, page)
  const link = index.links.find(
    (other) =>
      other.address === address && other.locale === page.address?.locale && other.name === content,
  )
  return link ?? index.settings.find((setting) => makes(setting, address))
}

/** Which text of content stands here: one of this part of the page, or of every page. */
export function originOfWords(
  index: ContentIndex,
  page: Page,
  element: Element,
  words: string,
): ContentText | undefined {
  if (words === '') return undefined
  const { content } = partOfPage(element, page)
  const same = index.texts.filter(
    (text) => text.locale === page.address?.locale && isText(text, words),
  )
  return (
    same.find(({ name }) => name === content) ??
    same.find(({ name }) => name === 'site') ??
    linkInParagraph(index, page, content, words)
  )
}

/** The words of a link are a part of their paragraph. */
function linkInParagraph(
  { texts }: ContentIndex,
  page: Page,
  content: string,
  words: string,
): ContentText | undefined {
  return texts.find(
    ({ locale, name, key, text }) =>
      locale === page.address?.locale &&
      name === content &&
      key === undefined &&
      text.includes(words),
  )
}

/** Whether an address is this setting: as it stands, or behind `mailto:` or `tel:`. */
function makes(setting: Setting, address: string): boolean {
  // A word such as a brand or a country code is no address.
  if (!/[@:+]/.test(setting.text)) return false
  return isText(setting, address.replace(/^(?:mailto|tel):/, ''))
}
