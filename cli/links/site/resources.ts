import { parseSrcset } from 'srcset'
import { fileStart, pointAt, type Place } from '../../core/location.ts'
import { attribute, placeOfElement, rawText, type Element } from './element.ts'
import { basePath, type Page } from './page.ts'
import type { BuiltSite, TextFile } from './read-site.ts'
import type { Spot } from './spot.ts'
import { addressesInStyles } from './stylesheet.ts'

/** Something that a page or a file of the build loads. */
export interface Resource {
  address: string
  /** The path that a relative address starts from. */
  base: string
  spot: Spot
}

/** Every picture, video, script, stylesheet, font and icon that the build names. */
export function resourcesIn(site: BuiltSite): Resource[] {
  return [...site.pages.flatMap(resourcesOfPage), ...site.texts.flatMap(resourcesOfFile)]
}

function resourcesOfPage(page: Page): Resource[] {
  const base = basePath(page)
  return [...page.elements, ...page.templates].flatMap((element) =>
    [...addressesOf(element)].map(([address, name]): Resource => {
      const found = { on: 'element', page, element, writtenBy: 'address' } as const
      const where = name ? { attribute: name } : { place: placeInside(page, element, address) }
      return { address, base, spot: { ...found, ...where } }
    }),
  )
}

function* addressesOf(element: Element): Generator<[address: string, attribute?: string]> {
  for (const name of loading[element.tagName] ?? []) {
    const address = attribute(element, name)
    if (address === undefined) continue
    if (name === 'srcset' || name === 'imagesrcset') {
      for (const { url } of parseSrcset(address)) yield [url, name]
    } else if (element.tagName !== 'link' || loads(element)) yield [address, name]
  }
  const style = attribute(element, 'style')
  if (style) {
    for (const { address } of addressesInStyles(style, 'attribute')) yield [address, 'style']
  }
  if (element.tagName === 'style') {
    for (const { address } of addressesInStyles(rawText(element), 'sheet')) yield [address]
  }
}

/** A stylesheet inside a page is one long line: the place is that of the address in it. */
function placeInside({ text }: Page, element: Element, address: string): Place {
  const at = text.indexOf(address, element.sourceCodeLocation?.startOffset)
  return at === -1
    ? placeOfElement(element)
    : { ...pointAt(text, at), end: pointAt(text, at + address.length) }
}

/** The attributes by which an element loads something. */
const loading: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  image: ['href'],
  link: ['href', 'imagesrcset'],
}

/** Canonical and alternate addresses name pages; the other relations name files. */
function loads(element: Element): boolean {
  const relation = attribute(element, 'rel')?.toLowerCase() ?? ''
  return /\b(stylesheet|icon|preload|modulepreload|manifest|prefetch|mask-icon)\b/.test(relation)
}

function resourcesOfFile({ file, path, text }: TextFile): Resource[] {
  const base = `/${file}`
  if (file.endsWith('.css')) {
    return addressesInStyles(text, 'sheet').map(({ address, line, column }) => {
      return { address, base, spot: { on: 'file', path, place: { line, column } } }
    })
  }
  if (!file.endsWith('.webmanifest')) return []
  const spot: Spot = { on: 'file', path, place: fileStart }
  return manifestAddresses(text).map((address) => ({ address, base, spot }))
}

/** None where the manifest is no JSON, which is told by a rule of its own. */
function manifestAddresses(text: string): string[] {
  try {
    const { icons = [], screenshots = [] } = JSON.parse(text) as Record<string, { src: string }[]>
    return [...icons, ...screenshots].map(({ src }) => src)
  } catch {
    return []
  }
}
