/** Finds where to correct a part of a built page: in the content or in the code that renders it. */
import path from 'node:path'
import { sectionNames, sections, type SectionName } from '../../src/sections/sections.ts'
import { stylesheets } from '../../src/styles/stylesheets.ts'
import type { SourceRange } from '../core/location.ts'
import type { ContentIndex } from './content-index.ts'
import { attribute, placeOf, visibleText, withAncestors, type Element } from './element.ts'
import { contains, LETTER, runIdentity, pageTexts } from './match-content.ts'
import type { Page } from './page.ts'
import type { BuiltSite, Location } from './built-site.ts'

type Cause = Pick<Location, 'file' | 'key'> & { place: SourceRange }

/**
 * The location of an element or attribute that comes from code rather than from the content.
 *
 * @param part the name of an attribute, or a location in the element
 */
export function onElement(
  { content }: BuiltSite,
  page: Page,
  element: Element,
  part?: string | SourceRange,
): Location {
  const text = onlyPiece(content, page, element)
  return {
    file: page.path,
    place: typeof part === 'object' ? part : placeOf(element, part),
    ...(text && { related: { file: text.file, place: text.place } }),
    component: sourceFileOfElement(element, page),
    pages: [page.path],
  }
}

/** The location to report for a URL: its link in prose, its setting or else its attribute. */
export function onUrl(site: BuiltSite, page: Page, element: Element, name: string): Location {
  const { content } = site
  const url = attribute(element, name)
  const link = linksAround(content, page, element).find((other) => other.url === url)
  if (link) return { file: link.file, place: link.urlPlace, pages: [page.path] }
  const setting = content.settings.find(
    // Skips the brand and other values that cannot be a URL, e-mail address or phone number.
    ({ value }) => /[@:+]/.test(value) && value === url?.replace(/^(?:mailto|tel):/, ''),
  )
  return setting ? onPiece(page, setting) : onElement(site, page, element, name)
}

export function onText(site: BuiltSite, page: Page, element: Element): Location {
  const text = onlyPiece(site.content, page, element)
  return text ? onPiece(page, text) : onElement(site, page, element)
}

function onPiece(page: Page, { file, place, key }: Cause): Location {
  return { file, place, ...(key && { key }), pages: [page.path] }
}

/** The single piece of content that makes up an element's whole text, if there is one. */
function onlyPiece(content: ContentIndex, page: Page, element: Element): Cause | undefined {
  const label = visibleText(element)
  const link = linksAround(content, page, element).find((other) => other.label === label)
  if (link) return link
  const inside = pageTexts(content, page).filter((text) => {
    return contains(element, text) && LETTER.test(text.text) && text.kind !== 'data'
  })
  const texts = inside.filter(({ kind }) => kind === 'text')
  // Excludes texts that are read separately, such as visually hidden text.
  const direct = texts.filter((text) => {
    const identity = runIdentity(text)
    return identity === undefined || identity === element
  })
  const [first, ...others] = texts.length > 0 ? direct : inside
  const [match] = first?.matches ?? []
  const isOnly = match && others.every(({ matches: [other] }) => other?.piece === match.piece)
  return isOnly ? { ...match.piece, place: match.place } : undefined
}

/** The prose links in the section or page that contains an element. */
function linksAround({ links }: ContentIndex, { url }: Page, element: Element) {
  const section = Array.from(withAncestors(element), sectionOf).find((name) => name !== undefined)
  return links.filter(
    ({ locale, name }) => locale === url?.locale && name === (section ?? url.page),
  )
}

/** The name of the section whose root or tab this element is; undefined for other elements. */
function sectionOf(element: Element): SectionName | undefined {
  const [anchor] = attribute(element, 'id')?.split('/') ?? []
  return sectionNames.find((name) => sections[name].anchor === anchor)
}

/** The source file that renders an element, usually the file of its island, section or page. */
export function sourceFileOfElement(element: Element, { url }: Page): string {
  let island: string | undefined
  for (const ancestor of withAncestors(element)) {
    const [section, parent] = [sectionOf(ancestor), ancestor.parentNode]
    const inFolder = (folder: string, name: string) =>
      island ? `${folder}/island/${island}.tsx` : `${folder}/${name}.tsx`
    if (section) return inFolder(`src/sections/${section}`, section)
    if (ancestor.tagName === 'main' && url) {
      const page = path.basename(stylesheets[url.page], '.css')
      return inFolder(`src/pages/${page}`, page)
    }
    if (parent && 'tagName' in parent && parent.tagName === 'body') {
      const names = attribute(ancestor, 'class') ?? ''
      const [bar] = /\b(?:header|floating-navigation|footer)\b/.exec(names) ?? ['layout']
      return inFolder('src/layout', bar)
    }
    island ??= attribute(ancestor, 'data-island')
  }
  if (element.tagName === 'style') return url ? stylesheets[url.page] : 'src/styles/global.css'
  const isScript = element.tagName === 'script' && !attribute(element, 'type')?.endsWith('json')
  const isTemplate = isScript || attribute(element, 'rel') === 'icon'
  return isTemplate ? 'index.html' : 'src/seo/document-head.tsx'
}
