import type { Place } from '../core/location.ts'
import type { ContentText } from './content-index.ts'
import { attribute, placeOf, visibleText, type Element } from './element.ts'
import type { Page } from './page.ts'
import { partOfPage } from './part-of-page.ts'
import type { BuiltSite, Link, Location } from './site.ts'

/**
 * The location of an element or one of its attributes, which only code writes.
 *
 * @param part an attribute, or a place in the element
 */
export function onElement(
  { content }: BuiltSite,
  page: Page,
  element: Element,
  part?: string | Place,
): Location {
  const text = textIn(content, page, element)
  return {
    file: page.path,
    place: typeof part === 'object' ? part : placeOf(element, part),
    ...(text && { related: { file: text.file, place: text.place } }),
    component: partOfPage(element, page).component,
    pages: [page.path],
  }
}

/** The location of a URL in an attribute, which a link in prose or a value in the settings may be. */
export function onUrl(site: BuiltSite, page: Page, element: Element, name: string): Location {
  const { content } = site
  const url = attribute(element, name)
  const link = linksAround(content, page, element).find((one) => one.url === url)
  if (link) return { file: link.file, place: link.urlPlace, pages: [page.path] }
  const setting = content.settings.find(
    // Other values, such as the brand, are no URLs.
    ({ value }) => /[@:+]/.test(value) && value === url?.replace(/^(?:mailto|tel):/, ''),
  )
  return setting
    ? { ...pieceOf(setting), pages: [page.path] }
    : onElement(site, page, element, name)
}

/** The location of the URL of a link. */
export function onLink(site: BuiltSite, { page, element }: Link): Location {
  return onUrl(site, page, element, 'href')
}

/** The location of the text in an element. */
export function onText(site: BuiltSite, page: Page, element: Element): Location {
  const text = textIn(site.content, page, element)
  return text ? { ...pieceOf(text), pages: [page.path] } : onElement(site, page, element)
}

type Content = BuiltSite['content']
type Piece = Pick<Location, 'file' | 'place' | 'key'>

/** The text of this part of the content, or of `site.mdx`, which every page shows. */
function textIn(content: Content, page: Page, element: Element): Piece | undefined {
  const shown = visibleText(element)
  const link = linksAround(content, page, element).find(({ label }) => label === shown)
  if (link) return link
  return textsLike(content, page, element, shown)[0]
}

/** The texts that an element may show: those of its part of the page, then those of `site.mdx`. */
export function textsLike(
  content: Content,
  page: Page,
  element: Element,
  shown: string,
): readonly ContentText[] {
  const same = page.url ? content.textsShownAs(shown, page.url.locale) : []
  if (same.length === 0) return same
  const files = new Set<string>([...partOfPage(element, page).content, 'site'])
  return [...files].flatMap((file) => same.filter(({ name }) => name === file))
}

function linksAround({ links }: Content, page: Page, element: Element) {
  const files = partOfPage(element, page).content
  return links.filter(({ locale, name }) => locale === page.url?.locale && files.includes(name))
}

function pieceOf({ file, place, key }: Piece): Piece {
  return { file, place, ...(key && { key }) }
}
