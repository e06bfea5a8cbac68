import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { pageUrls, unprefixed } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { headOf } from './built-page.ts'

const [built] = builtFiles('sitemap.xml')
const sitemap = built?.text ?? ''

const pages = pageUrls
  .filter((address) => !unprefixed.includes(address))
  .map((address) => headOf(address).links)

test("follows the protocol's schema", async () => {
  expect(await schemaFaults(sitemap)).toEqual([])
})

test.each([
  ['an address that is none', sitemap.replace(/<loc>[^<]*/, '<loc>/en')],
  ['an element that the protocol lacks', sitemap.replace('</loc>', '</loc><title>x</title>')],
  ['an alternate without its language', sitemap.replace(/ hreflang="en"/, '')],
  ['no page', sitemap.replace(/<url>.*<\/url>/s, '')],
])('%s would be seen', async (_what, wrong) => {
  expect(wrong).not.toBe(sitemap)
  expect(await schemaFaults(wrong)).not.toEqual([])
})

test('lists each page once, by the address that the page calls its own', () => {
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, loc]) => loc)
  const own = pages.map((links) => links.find(({ rel }) => rel === 'canonical')?.href)
  expect(listed).toEqual(own)
  expect(new Set(listed).size).toBe(pages.length)
})

test('gives each page the languages that the page names', () => {
  const listed = sitemap
    .split('</url>')
    .slice(0, -1)
    .map((entry) =>
      Array.from(
        entry.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
        ([, hreflang, href]) => ({ rel: 'alternate', href, hreflang }),
      ),
    )
  expect(listed).toEqual(pages.map((links) => links.filter(({ rel }) => rel === 'alternate')))
})

test('claims no date that a build cannot know', () => {
  expect(sitemap).not.toMatch(/lastmod|changefreq|priority/)
})

async function schemaFaults(xml: string): Promise<string[]> {
  const schema = (fileName: string) => ({
    fileName,
    contents: readFileSync(new URL(`schemas/${fileName}`, import.meta.url), 'utf8'),
  })
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: schema('all.xsd'),
    preload: [schema('sitemap.xsd'), schema('alternates.xsd')],
  })
  return errors.map(({ message }) => message)
}
