import { textsInJson } from '../content/values/nested-values.ts'
import { fileStart, toRange, type SourceRange } from '../core/location.ts'
import { attribute, rawText, type Element } from './element.ts'
import { onElement, onUrl } from './locate.ts'
import { basePath, type Page } from './page.ts'
import type { BuiltSite, TextFile, Location } from './built-site.ts'

interface Resource {
  url: string
  /** The path against which a relative URL is resolved. */
  base: string
  location: Location
}

/** The attributes that make any element load something. */
const LOADING = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'style']

/**
 * The `rel` values that make a `link` load something; others, such as `canonical`, refer to pages.
 */
const LOADING_RELATION =
  /\b(?:stylesheet|icon|preload|modulepreload|manifest|prefetch|mask-icon)\b/i

/** Every image, video, script, stylesheet, font and icon that the build refers to. */
export function resourcesIn(site: BuiltSite): Resource[] {
  return [
    ...site.pages.flatMap((page) => resourcesOfPage(site, page)),
    ...site.texts.flatMap(resourcesOfFile),
  ]
}

function resourcesOfPage(site: BuiltSite, page: Page): Resource[] {
  const base = basePath(page)
  return [...page.elements, ...page.templates].flatMap((element) => {
    const start = element.sourceCodeLocation?.startTag?.endOffset ?? 0
    const inStyles = element.tagName === 'style' ? urlsInStyles(rawText(element)) : []
    return [
      ...urlAttributes(element).map(([name, url]) => {
        return { url, base, location: onUrl(site, page, element, name) }
      }),
      ...inStyles.map(({ url, index }) => {
        const place = toRange(page.text, start + index, start + index + url.length)
        return { url, base, location: onElement(site, page, element, place) }
      }),
    ]
  })
}

function urlAttributes(element: Element): [attribute: string, url: string][] {
  const isLoadingLink =
    element.tagName === 'link' && LOADING_RELATION.test(attribute(element, 'rel') ?? '')
  const names = isLoadingLink ? [...LOADING, 'href'] : LOADING
  return names.flatMap((name): [string, string][] => {
    const value = attribute(element, name)
    if (value === undefined) return []
    if (name === 'style') return urlsInStyles(value).map(({ url }) => [name, url])
    if (name.endsWith('srcset')) {
      return value.split(',').map((candidate) => [name, candidate.trim().split(/\s/)[0] ?? ''])
    }
    return [[name, value]]
  })
}

function resourcesOfFile({ file, path, text }: TextFile): Resource[] {
  const resource = (url: string, place: SourceRange): Resource => {
    return { url, base: `/${file}`, location: { file: path, place, pages: [path] } }
  }
  if (file.endsWith('.css')) {
    return urlsInStyles(text).map(({ url, index }) =>
      resource(url, toRange(text, index, index + url.length)),
    )
  }
  if (!file.endsWith('.webmanifest')) return []
  const images = textsInJson(text).filter(([key]) => key.at(-1) === 'src')
  return images.map(([, url]) => resource(url, fileStart))
}

/** The URLs that CSS loads, each with its index. */
function urlsInStyles(css: string): { url: string; index: number }[] {
  return Array.from(css.matchAll(/(?<=\burl\(\s*["']?)[^"')\s]+/g), ({ 0: url, index }) => {
    return { url, index }
  })
}
