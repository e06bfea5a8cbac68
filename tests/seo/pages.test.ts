import { describe, expect, test } from 'vitest'
import { notFoundUrls, pageUrls } from '../../src/urls.ts'
import { elementsOf, pages, site } from './built-site.ts'

const urls = [...pageUrls, ...notFoundUrls]

test('the build has the page of every URL, and no other page', () => {
  expect([...pages.keys()].toSorted()).toEqual(urls.map(({ file }) => file).toSorted())
})

describe.each(urls)('$file', (url) => {
  test('declares the language of its URL, and only valid languages of its parts', () => {
    const [document, ...parts] = elementsOf(url).flatMap(({ name, attributes: { lang } }) =>
      lang === undefined ? [] : { name, lang },
    )
    expect(document).toEqual({ name: 'html', lang: url.locale })
    expect(parts.filter(({ lang }) => !isLanguageTag(lang))).toEqual([])
  })

  test('announces the language of each page that it links to with hreflang', () => {
    const links = elementsOf(url).filter(
      ({ name, attributes }) => name === 'a' && attributes['hreflang'],
    )
    expect(links.length).toBeGreaterThan(0)
    for (const { attributes } of links) {
      const { href = '', hreflang } = attributes
      const { pathname } = new URL(href, site.siteUrl)
      const target = pageUrls.find(({ path }) => path === pathname)
      expect({ href, hreflang }).toEqual({ href, hreflang: target?.locale })
    }
  })
})

/** Languages have two or three letters; BCP 47 reserves longer subtags for the future. */
function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-|$)/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
