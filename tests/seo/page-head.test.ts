import { describe, expect, test } from 'vitest'
import { pageUrls, notFoundUrls, pathIn, unprefixed } from '../../src/urls.ts'
import { locales, type Locale } from '../../src/locales.ts'
import { site } from '../fixtures/words.ts'
import { headOf, type PageHead } from './built-page.ts'

const localized = pageUrls.filter((address) => !unprefixed.includes(address))

describe.each([...pageUrls])('$path', (address) => {
  const head = headOf(address)
  const home = site.siteUrl + pathIn(address.locale, address.page)
  const picture = `${site.siteUrl}/og/${address.page}-${address.locale}.png`

  test('is at home at one absolute address, in its language', () => {
    expect(head.links.filter(({ rel }) => rel === 'canonical')).toEqual([
      { rel: 'canonical', href: home },
    ])
    expect(head.lang).toBe(address.locale)
  })

  test('has a title and a summary that search results show in full', () => {
    const [description = '', ...more] = head.metas.get('description') ?? []
    expect(more).toEqual([])
    expect(head.title.length).toBeGreaterThanOrEqual(30)
    expect(head.title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test('names each language, itself included, and a default', () => {
    const versions = locales.map((locale) => [locale, site.siteUrl + pathIn(locale, address.page)])
    expect(alternates(head)).toEqual([
      ...versions,
      ['x-default', site.siteUrl + pathIn('pt-PT', address.page)],
    ])
  })

  test('is named in turn by every page that it names', () => {
    for (const [, href] of alternates(head)) {
      const [other = address] = localized.filter(({ path }) => site.siteUrl + path === href)
      expect(site.siteUrl + other.path).toBe(href)
      expect(alternates(headOf(other))).toContainEqual([address.locale, home])
    }
  })

  test('says what it looks like where it is shared', () => {
    const said = (key: string) => head.metas.get(key)
    expect(Object.fromEntries([...head.metas].filter(([key]) => key.startsWith('og:')))).toEqual({
      'og:type': ['website'],
      'og:site_name': [site.brand],
      'og:title': [head.title],
      'og:description': said('description'),
      'og:url': [home],
      'og:locale': [openGraphLocale(address.locale)],
      'og:locale:alternate': locales
        .filter((locale) => locale !== address.locale)
        .map(openGraphLocale),
      'og:image': [picture],
      'og:image:type': ['image/png'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [head.title],
    })
    expect(
      Object.fromEntries([...head.metas].filter(([key]) => key.startsWith('twitter:'))),
    ).toEqual({
      'twitter:card': ['summary_large_image'],
      'twitter:title': [head.title],
      'twitter:description': said('description'),
      'twitter:image': [picture],
      'twitter:image:alt': [head.title],
    })
  })

  test('leads to the manifest and to the icon of a home screen', () => {
    expect(head.links).toContainEqual({ rel: 'manifest', href: '/site.webmanifest' })
    expect(head.links).toContainEqual({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })
  })

  test('may be listed', () => {
    expect(head.metas.get('robots')).toBeUndefined()
  })
})

test('no two pages have a title or a summary in common', () => {
  const heads = localized.map(headOf)
  for (const texts of [
    heads.map(({ title }) => title),
    heads.map(({ metas }) => metas.get('description')?.[0]),
  ]) {
    expect(new Set(texts).size).toBe(localized.length)
  }
})

test.each([...notFoundUrls])('the 404 page of $path asks not to be listed', (address) => {
  const head = headOf(address)
  expect(head.title).not.toBe('')
  expect(head.metas.get('robots')).toEqual(['noindex'])
  expect(head.links.filter(({ rel }) => ['canonical', 'alternate'].includes(rel))).toEqual([])
  expect([...head.metas.keys()].filter((key) => /^(og|twitter):/.test(key))).toEqual([])
  expect(head.structuredData).toEqual([])
})

const openGraphLocales: Partial<Record<Locale, string>> = {
  'pt-BR': 'pt_BR',
  'pt-PT': 'pt_PT',
  en: 'en_GB',
  es: 'es_ES',
}

/** As Open Graph wants it: with a territory. */
const openGraphLocale = (locale: Locale) =>
  openGraphLocales[locale] ?? expect.stringMatching(/^[a-z]{2,3}_[A-Z]{2}$/)

function alternates({ links }: PageHead): [string | undefined, string][] {
  return links
    .filter(({ rel }) => rel === 'alternate')
    .map(({ hreflang, href }) => [hreflang, href])
}
