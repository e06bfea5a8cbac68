import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { createSiteServer } from '../../server/site-server.ts'
import { locales } from '../../src/locales.ts'
import { parseColors } from '../../src/styles/parse-colors.ts'
import { metadataFiles, pageUrls, pathIn, unprefixed } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import { headOf } from './built-page.ts'

const textOf = (file: string) => builtFiles(file)[0]?.text ?? ''
const pages = pageUrls
  .filter((url) => !unprefixed.includes(url))
  .map((url) => ({ ...url, head: headOf(url) }))

test.each(Object.entries(metadataFiles))('%s is served as %s', async (path, type) => {
  const server = createSiteServer({ folder: fixtureBuild, brazilianDomainMarker: '.com.br' })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  expect(response.headers.get('content-type')).toBe(type)
  expect(await response.text()).toBe(textOf(path.slice(1)))
})

test('robots.txt lets every robot in and names the sitemap', () => {
  const lines = textOf('robots.txt').split('\n').filter(Boolean)
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.siteUrl}/sitemap.xml`])
})

describe('sitemap.xml', () => {
  const sitemap = textOf('sitemap.xml')

  test('follows the schema of the protocol', async () => {
    expect(await schemaErrors(sitemap)).toEqual([])
  })

  test.each([
    ['a URL without a host', sitemap.replace(/<loc>[^<]*/, '<loc>/en')],
    ['an unknown element', sitemap.replace('</loc>', '</loc><title>x</title>')],
    ['an alternate without a language', sitemap.replace(/ hreflang="en"/, '')],
    ['no page', sitemap.replace(/<url>.*<\/url>/s, '')],
  ])('would not follow the schema with %s', async (_what, wrong) => {
    expect(wrong).not.toBe(sitemap)
    expect(await schemaErrors(wrong)).not.toEqual([])
  })

  test('lists each page once, with its canonical URL and its languages', () => {
    const entries = sitemap.split('</url>').slice(0, -1)
    expect(entries.map((entry) => /<loc>([^<]*)/.exec(entry)?.[1])).toEqual(
      pages.map(({ head }) => head.links.find(({ rel }) => rel === 'canonical')?.['href']),
    )
    const alternate = /rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g
    const listed = entries.map((entry) =>
      Array.from(entry.matchAll(alternate), ([, hreflang, href]) => {
        return { rel: 'alternate', hreflang, href }
      }),
    )
    expect(listed).toEqual(
      pages.map(({ head }) => head.links.filter(({ rel }) => rel === 'alternate')),
    )
  })

  test('contains no date that a build cannot know', () => {
    expect(sitemap).not.toMatch(/lastmod|changefreq|priority/)
  })
})

describe('llms.txt', () => {
  const [introduction = '', ...sections] = textOf('llms.txt').split(/^## /m)

  test('begins with the name of the company, a summary and what it offers', () => {
    const summary = wordsOf('en', 'site').pages.landing.description.slice(0, 40)
    expect(introduction.split('\n\n').slice(0, 2)).toEqual([
      `# ${site.brand}`,
      expect.stringMatching(new RegExp(`^> .*${summary}`)),
    ])
    const services = Object.values(wordsOf('en', 'services').items)
    const plans = Object.values(wordsOf('en', 'pricing').plans)
    for (const { name } of [...services, ...plans]) expect(introduction).toContain(name)
    expect(introduction).toContain(site.email)
  })

  test('lists every page under the name of its language', () => {
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

describe('site.webmanifest', () => {
  const manifest = JSON.parse(textOf('site.webmanifest')) as Record<string, unknown>

  test('names the site in the language of its start URL', () => {
    const [start] = unprefixed
    expect(manifest).toMatchObject({
      name: site.brand,
      short_name: site.brand,
      start_url: start?.path,
      lang: start?.locale,
      description: wordsOf('pt-PT', 'site').pages.landing.description,
    })
  })

  test('has the colours of the tokens, as the pages have', () => {
    const color = parseColors(readFileSync('src/styles/tokens.css', 'utf8'))
    const [light, dark] = [color('paper-light'), color('paper-dark')]
    expect(manifest).toMatchObject({ theme_color: light, background_color: light })
    const colors = headOf({ file: 'en.html' }).metasOf('theme-color')
    expect(colors.map(([, value]) => value)).toEqual([light, dark])
  })

  test('has icons of all sizes', () => {
    expect(manifest['icons']).toMatchObject([
      { src: '/icon.svg', sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', purpose: 'maskable' },
    ])
  })
})

async function schemaErrors(contents: string): Promise<string[]> {
  const schema = (fileName: string) => ({
    fileName,
    contents: readFileSync(new URL(`schemas/${fileName}`, import.meta.url), 'utf8'),
  })
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents },
    schema: schema('all.xsd'),
    preload: [schema('sitemap.xsd'), schema('alternates.xsd')],
  })
  return errors.map(({ message }) => message)
}
