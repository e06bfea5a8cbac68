import type { BlockContent, DefinitionContent, Link, List, RootContent } from 'mdast'
import { readFileSync } from 'node:fs'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { pageUrls, pathIn, unprefixed } from '../../src/urls.ts'
import { locales } from '../../src/locales.ts'
import { parseColors } from '../../src/styles/parse-colors.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import { headOf } from './built-page.ts'

const color = parseColors(readFileSync('src/styles/tokens.css', 'utf8'))

const textOf = (file: string) => builtFiles(file)[0]?.text ?? ''

test('robots.txt lets every robot in and leads to the sitemap', () => {
  const lines = textOf('robots.txt').split('\n').filter(Boolean)
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.siteUrl}/sitemap.xml`])
})

describe('llms.txt', () => {
  const { children } = unified().use(remarkParse).parse(textOf('llms.txt'))
  const firstSection = children.findIndex((node) => headingLevel(node) === 2)

  test('begins with the name of the company and a summary', () => {
    expect(children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote'])
    expect(headingLevel(children[0])).toBe(1)
    expect(plain(children[0])).toBe(site.brand)
    expect(plain(children[1])).toContain(
      wordsOf('en', 'site').pages.landing.description.slice(0, 40),
    )
  })

  test('tells what is offered, without headings, before its lists of pages', () => {
    const details = children.slice(2, firstSection)
    expect(details.map(({ type }) => type)).not.toContain('heading')
    const told = details.map(plain).join('\n')
    for (const { name } of Object.values(wordsOf('en', 'services').items)) {
      expect(told).toContain(name)
    }
    for (const { name } of Object.values(wordsOf('en', 'pricing').plans)) {
      expect(told).toContain(name)
    }
    expect(told).toContain(site.email)
  })

  test('lists every page of each language under the name of the language', () => {
    const sections = children.slice(firstSection)
    expect(sections.map(({ type }) => type)).toEqual(locales.flatMap(() => ['heading', 'list']))
    for (const [index, locale] of locales.entries()) {
      const pages = pageUrls.filter(
        (address) => address.locale === locale && !unprefixed.includes(address),
      )
      expect(plain(sections[index * 2])).toBe(wordsOf('en', 'site').header.languageNames[locale])
      expect(linksOf(sections[index * 2 + 1] as List)).toEqual(
        pages.map((address) => {
          const { title, metas } = headOf(address)
          const [description] = metas.get('description') ?? []
          const href = site.siteUrl + pathIn(locale, address.page)
          return [href, title, `${title}: ${description}`]
        }),
      )
    }
  })
})

describe('site.webmanifest', () => {
  const manifest = JSON.parse(textOf('site.webmanifest')) as Record<string, unknown>

  test('names the site in the language of the address that it opens', () => {
    const [start] = unprefixed
    expect(manifest).toMatchObject({
      name: site.brand,
      short_name: site.brand,
      start_url: start?.path,
      lang: start?.locale,
      description: wordsOf('pt-PT', 'site').pages.landing.description,
    })
  })

  test('has the colours of the tokens, as the pages have them', () => {
    const [light, dark] = [color('paper-light'), color('paper-dark')]
    expect(manifest).toMatchObject({ theme_color: light, background_color: light })
    const colors = headOf({ file: 'en.html' }).metas.get('theme-color')
    expect(colors).toEqual([light, dark])
  })

  test('has icons for every place', () => {
    expect(manifest['icons']).toEqual([
      expect.objectContaining({ src: '/icon.svg', sizes: 'any' }),
      expect.objectContaining({ src: '/icon-192.png', sizes: '192x192' }),
      expect.objectContaining({ src: '/icon-512.png', sizes: '512x512' }),
      expect.objectContaining({ src: '/icon-maskable-512.png', purpose: 'maskable' }),
    ])
  })
})

function headingLevel(node: RootContent | undefined): number | undefined {
  return node?.type === 'heading' ? node.depth : undefined
}

function plain(node: RootContent | BlockContent | DefinitionContent | undefined): string {
  let text = ''
  if (node !== undefined) visit(node, 'text', ({ value }) => void (text += value))
  return text
}

/** PageUrl, name and whole line of each item, which is to begin with its link. */
function linksOf(list: List): [string, string, string][] {
  return list.children.map((item) => {
    const found: Link[] = []
    visit(item, 'link', (link) => (found.push(link), SKIP))
    const [link] = found
    if (link === undefined) throw new Error(`No link in: ${plain(item)}`)
    return [link.url, plain(link), plain(item)]
  })
}
