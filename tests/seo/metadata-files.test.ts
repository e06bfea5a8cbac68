import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '../../src/locales.ts'
import { parseColors } from '../../src/styles/parse-colors.ts'
import { pageUrls, pathIn, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import { brokenUrls, documentHead, site, textOf, wordsOf } from './built-site.ts'

const pages = pageUrls
  .filter((url) => !urlsWithoutLanguage.includes(url))
  .map((url) => ({ ...url, head: documentHead(url) }))

test('robots.txt allows all crawlers and references the sitemap', () => {
  const lines = textOf('robots.txt').split('\n').filter(Boolean)
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.siteUrl}/sitemap.xml`])
})

test('security.txt contains a contact, an expiry date and its own canonical URL', () => {
  const lines = textOf('.well-known/security.txt').trimEnd().split('\n')
  const fields = Object.fromEntries(lines.map((line) => line.split(': ')))
  expect(fields).toMatchObject({
    Contact: `mailto:${site.security.email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    Canonical: `${site.siteUrl}/.well-known/security.txt`,
  })
})

test('sitemap.xml lists each page once, with its canonical URL and its language versions', () => {
  const { root } = parseXml(textOf('sitemap.xml'))
  expect(root).toMatchObject({
    name: 'urlset',
    attributes: {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    },
  })
  const entries = elementsIn(root).map((url) => [
    url.name,
    ...elementsIn(url).map(({ name, attributes, text }) => ({ name, text, ...attributes })),
  ])
  expect(entries).toEqual(
    pages.map(({ head: { links } }) => [
      'url',
      { name: 'loc', text: links.find(({ rel }) => rel === 'canonical')?.['href'] },
      ...links
        .filter(({ rel }) => rel === 'alternate')
        .map((link) => ({ name: 'xhtml:link', text: '', ...link })),
    ]),
  )
})

describe('llms.txt', () => {
  const [introduction = '', ...sections] = textOf('llms.txt').split(/^## /m)

  test('the introduction describes the company and lists its services, plans and e-mail address', () => {
    const { description } = wordsOf('en', 'site').pages.landing
    const first = introduction.split('\n\n').slice(0, 2)
    expect(first).toEqual([`# ${site.brand}`, `> ${description}`])
    const services = Object.values(wordsOf('en', 'services').items)
    const plans = Object.values(wordsOf('en', 'pricing').plans)
    for (const { name } of [...services, ...plans]) expect(introduction).toContain(name)
    expect(introduction).toContain(site.email)
  })

  test('each page is listed under the name of its language', () => {
    const { languageNames } = wordsOf('en', 'site').header
    const expected = locales.map((locale) => {
      const links = pages
        .filter((page) => page.locale === locale)
        .map(({ page, head: { title, description } }) => {
          return `- [${title}](${site.siteUrl}${pathIn(locale, page)}): ${description}`
        })
      return [languageNames[locale], '', ...links].join('\n')
    })
    expect(sections.map((section) => section.trim())).toEqual(expected)
  })
})

test("site.webmanifest contains the site's name, URL, language, description, colours and icons", () => {
  const [start] = urlsWithoutLanguage
  const color = parseColors(readFileSync('src/styles/tokens.css', 'utf8'))
  const [light, dark] = [color('paper-light'), color('paper-dark')]
  const manifest: unknown = JSON.parse(textOf('site.webmanifest'))
  expect(brokenUrls(manifest)).toEqual([])
  expect(manifest).toMatchObject({
    name: site.brand,
    short_name: site.brand,
    start_url: start?.path,
    lang: start?.locale,
    description: wordsOf('pt-PT', 'site').pages.landing.description,
    theme_color: light,
    background_color: light,
    icons: [
      { src: '/icon.svg', sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', purpose: 'maskable' },
    ],
  })
  const colors = documentHead({ file: 'en.html' }).metasOf('theme-color')
  expect(colors.map(([, value]) => value)).toEqual([light, dark])
})

function elementsIn(parent: XmlElement | null): XmlElement[] {
  return parent?.children.filter((child) => child instanceof XmlElement) ?? []
}
