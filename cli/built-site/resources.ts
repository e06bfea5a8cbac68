import { transform, transformStyleAttribute } from 'lightningcss'
import { parseSrcset } from 'srcset'
import { textsInJson } from '../content/values/nested-values.ts'
import { fileStart, toRange, type SourceRange } from '../core/location.ts'
import { attribute, placeOf, rawText, type Element } from './element.ts'
import { onElement, onUrl } from './locate.ts'
import { basePath, type Page } from './page.ts'
import type { BuiltSite, TextFile, Location } from './built-site.ts'

interface Resource {
  url: string
  /** The path against which a relative URL is resolved. */
  base: string
  location: Location
}

/** The attributes that load a resource, whatever the element. */
const loadingAttributes = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'style']

/** Matches the `rel` values of links that load a resource (not, for example, `canonical`). */
const LOADING_RELATION =
  /\b(?:stylesheet|icon|preload|modulepreload|manifest|prefetch|mask-icon)\b/i

/** Every resource that the built site loads, such as an image, script, stylesheet or font. */
export function resourcesIn(site: BuiltSite): Resource[] {
  return [
    ...site.pages.flatMap((page) => resourcesOfPage(site, page)),
    ...site.texts.flatMap(resourcesOfFile),
  ]
}

function resourcesOfPage(site: BuiltSite, page: Page): Resource[] {
  const base = basePath(page)
  return [...page.elements, ...page.templates].flatMap((element) => {
    const inStyles = element.tagName === 'style' ? urlsInStyles(rawText(element), 'sheet') : []
    return [
      ...urlAttributes(element).map(([name, url]) => {
        return { url, base, location: onUrl(site, page, element, name) }
      }),
      ...inStyles.map(({ url }) => {
        const location = onElement(site, page, element, placeInStyles(page, element, url))
        return { url, base, location }
      }),
    ]
  })
}

function urlAttributes(element: Element): [attribute: string, url: string][] {
  const isLoadingLink =
    element.tagName === 'link' && LOADING_RELATION.test(attribute(element, 'rel') ?? '')
  const names = isLoadingLink ? [...loadingAttributes, 'href'] : loadingAttributes
  return names.flatMap((name): [string, string][] => {
    const value = attribute(element, name)
    if (value === undefined) return []
    if (name === 'style') return urlsInStyles(value, 'attribute').map(({ url }) => [name, url])
    if (name.endsWith('srcset')) return parseSrcset(value).map(({ url }) => [name, url])
    return [[name, value]]
  })
}

/** Locates a URL rather than just its element, because inline CSS is one long line. */
function placeInStyles({ text }: Page, element: Element, url: string): SourceRange {
  const at = text.indexOf(url, element.sourceCodeLocation?.startOffset)
  return at === -1 ? placeOf(element) : toRange(text, at, at + url.length)
}

function resourcesOfFile({ file, path, text }: TextFile): Resource[] {
  const resource = (url: string, place: SourceRange): Resource => {
    return { url, base: `/${file}`, location: { file: path, place, pages: [path] } }
  }
  if (file.endsWith('.css')) {
    return urlsInStyles(text, 'sheet').map(({ url, place }) => resource(url, place))
  }
  if (!file.endsWith('.webmanifest')) return []
  const images = textsInJson(text).filter(([key]) => key.at(-1) === 'src')
  return images.map(([, url]) => resource(url, fileStart))
}

/** The URLs that CSS loads, with their positions in the CSS. */
function urlsInStyles(
  css: string,
  kind: 'sheet' | 'attribute',
): { url: string; place: SourceRange }[] {
  const options = {
    code: Buffer.from(css),
    filename: '',
    analyzeDependencies: true,
    errorRecovery: true,
  } as const
  const { dependencies } = kind === 'sheet' ? transform(options) : transformStyleAttribute(options)
  return (dependencies ?? []).flatMap((dependency) => {
    if (!('url' in dependency)) return []
    const { line, column } = dependency.loc.start
    return [{ url: dependency.url, place: { line, column } }]
  })
}
