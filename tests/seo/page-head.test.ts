import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '../../src/locales.ts'
import { notFoundUrls, pageUrls, pathIn } from '../../src/urls/page-urls.ts'
import { documentHead, isAvailable, site, wordsOf } from './built-site.ts'

describe.each([...pageUrls])('the head of $path', (url) => {
  const { locale, page } = url
  const head = documentHead(url)
  const { title, description } = head
  const canonical = site.siteUrl + pathIn(locale, page)

  test('the page declares one canonical URL', () => {
    expect(head.links.filter(({ rel = '' }) => /canonical/i.test(rel))).toEqual([
      { rel: 'canonical', href: canonical },
    ])
  })

  test('the page has the title and description from its content', () => {
    expect({ title, description }).toEqual(wordsOf(locale, 'site').pages[page])
    expect(head.metasOf('description')).toHaveLength(1)
  })

  test('the page links to its version in each language, including its own, and to x-default', () => {
    const versions = [...locales.map((one) => [one, one]), ['x-default', 'pt-PT']] as const
    expect(head.links.filter(({ rel = '' }) => /alternate/i.test(rel))).toEqual(
      versions.map(([hreflang, one]) => {
        return { rel: 'alternate', hreflang, href: site.siteUrl + pathIn(one as Locale, page) }
      }),
    )
  })

  test('Open Graph and Twitter metadata describe the page', () => {
    const image = `${site.siteUrl}/og/${page === 'pricing' ? 'pricing' : 'landing'}-${locale}.png`
    expect(isAvailable(image)).toBe(true)
    expect(head.metasOf('og:')).toEqual([
      ['og:type', 'website'],
      ['og:site_name', site.brand],
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical],
      ['og:locale', openGraphLocale(locale)],
      ['og:image', image],
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', title],
      ...locales
        .filter((other) => other !== locale)
        .map((other) => ['og:locale:alternate', openGraphLocale(other)]),
    ])
    expect(head.metasOf('twitter:')).toEqual([
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', description],
      ['twitter:image', image],
      ['twitter:image:alt', title],
    ])
  })

  test('the page links to the manifest and the home screen icon, and may be indexed', () => {
    expect(head.links).toContainEqual({ rel: 'manifest', href: '/site.webmanifest' })
    expect(head.links).toContainEqual({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })
    expect(head.metasOf('robots')).toEqual([])
  })
})

test.each([...notFoundUrls])('the 404 page $file offers nothing to index or share', (url) => {
  const head = documentHead(url)
  expect(head.title).not.toBe('')
  expect(head.metasOf('robots')).toEqual([['robots', 'noindex']])
  expect(head.links.filter(({ rel = '' }) => /canonical|alternate/.test(rel))).toEqual([])
  expect([...head.metasOf('og:'), ...head.metasOf('twitter:')]).toEqual([])
  expect(head.structuredData).toEqual([])
})

/**
 * Formats a locale for Open Graph, which requires a territory: the locale's own or, if it has none,
 * its flag's country.
 */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale)
  return `${language}_${region ?? site.flags.countries[locale].toUpperCase()}`
}
