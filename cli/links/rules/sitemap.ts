import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { fileStart, pointAt, type Place } from '../../core/location.ts'
import { canonicalUrl, hreflangLinks } from '../site/head.ts'
import { isIndexable, type Page } from '../site/page.ts'
import type { BuiltSite, TextFile } from '../site/read-site.ts'
import { targetOf } from '../site/target.ts'
import type { SitemapProblem } from '../finding.ts'
import type { LinkFault, LinkRule } from './rule.ts'

/** The sitemap names every page that may be found, once, by its own address and with its languages. */
export const sitemap: LinkRule = {
  id: 'sitemap',
  check(site) {
    const robots = site.texts.find(({ file }) => file === 'robots.txt')
    const file = site.texts.find((other) => other.file === 'sitemap.xml')
    return [...(robots ? inRobots(site, robots) : []), ...(file ? inSitemap(site, file) : [])]
  },
}

function inRobots(site: BuiltSite, { path, text }: TextFile): LinkFault[] {
  return [...text.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap((match) => {
    const address = match[1] ?? ''
    if (targetOf(site, '/', address).kind === 'file') return []
    const at = match.index + match[0].length - address.length
    return fault(path, rangeOf(text, at, at + address.length), { problem: 'absent', address })
  })
}

function inSitemap(site: BuiltSite, { path, text }: TextFile): LinkFault[] {
  let entries: Entry[]
  try {
    entries = entriesOf(text)
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [String(error)]
    return fault(path, fileStart, { problem: 'not-xml', reason })
  }
  const named = new Set(entries.map(({ address }) => address))
  const absent = site.pages
    .filter(isIndexable)
    .flatMap(({ address }) => (address ? [canonicalUrl(site, address)] : []))
    .filter((address, index, all) => !named.has(address) && all.indexOf(address) === index)
  return [
    ...entries.flatMap((entry, index) => {
      const isRepeated = entries.findIndex(({ address }) => address === entry.address) !== index
      const problem = isRepeated
        ? ({ problem: 'repeated', address: entry.address } as const)
        : problemOf(site, entry)
      return problem ? fault(path, rangeOf(text, entry.start, entry.end), problem) : []
    }),
    ...absent.flatMap((address) => fault(path, fileStart, { problem: 'missing-page', address })),
  ]
}

function problemOf(site: BuiltSite, { address, alternates }: Entry): SitemapProblem | undefined {
  const target = targetOf(site, '/', address)
  if (target.kind !== 'page' || !target.page) return { problem: 'nowhere', address }
  if (address !== canonicalUrl(site, target.address)) {
    return { problem: 'not-canonical', address }
  }
  const expected = alternatesOn(target.page)
  const missing = expected.filter((one) => !alternates.includes(one))
  const extra = alternates.filter((one) => !expected.includes(one))
  if (missing.length + extra.length === 0) return undefined
  return { problem: 'alternates', address, missing, extra }
}

function alternatesOn(page: Page): string[] {
  return hreflangLinks(page).map(({ tag, href }) => `${tag} ${href}`)
}

interface Entry {
  address: string
  /** Language and address, as `en https://…`. */
  alternates: string[]
  start: number
  end: number
}

function entriesOf(text: string): Entry[] {
  const { root } = parseXml(text, { includeOffsets: true })
  return elementsIn(root).flatMap((url) => {
    const location = elementsIn(url).find(({ name }) => name === 'loc')
    if (!location) return []
    const alternates = elementsIn(url)
      .filter(({ name }) => name.endsWith(':link'))
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`)
    const { start, end } = location
    return { address: location.text.trim(), alternates, start, end }
  })
}

function elementsIn(parent: XmlElement | null): XmlElement[] {
  return parent?.children.filter((child) => child instanceof XmlElement) ?? []
}

function rangeOf(text: string, start: number, end: number): Place {
  return { ...pointAt(text, start), end: pointAt(text, end) }
}

function fault(path: string, place: Place, args: SitemapProblem): LinkFault[] {
  return [{ rule: 'sitemap', args, spot: { on: 'file', path, place } }]
}
