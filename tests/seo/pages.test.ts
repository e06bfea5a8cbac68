import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { notFoundUrls, pageUrls } from '../../src/urls/page-urls.ts'
import { elementsOf, pages, site } from './built-site.ts'

const urls = [...pageUrls, ...notFoundUrls]

test('the build has a page for every URL, and no other pages', () => {
  expect([...pages.keys()].toSorted()).toEqual(urls.map(({ file }) => file).toSorted())
})

describe.each(urls)('$file', (url) => {
  test('the page declares its language, and every other lang attribute is a valid language tag', () => {
    const [document, ...parts] = elementsOf(url).flatMap(({ name, attributes: { lang } }) =>
      lang === undefined ? [] : { name, lang },
    )
    expect(document).toEqual({ name: 'html', lang: url.locale })
    expect(parts.filter(({ lang }) => !isLanguageTag(lang))).toEqual([])
  })

  test('e-mail and phone links are valid, and lead to the address or number that they show', () => {
    const contacts = elementsOf(url)
      .map(({ attributes: { href = '' }, text }) => ({ href, text }))
      .filter(({ href }) => /^(?:mailto|tel):/.test(href))
    expect(contacts.filter((contact) => !isRightContact(contact))).toEqual([])
  })

  test('links to pages in other languages declare the language with hreflang', () => {
    const links = elementsOf(url).flatMap(({ name, attributes: { href = '', hreflang } }) => {
      const target = pageAt(new URL(href, `${site.siteUrl}/${url.file}`))
      return name === 'a' ? [{ href, hreflang, locale: target?.locale }] : []
    })
    const announced = links.filter(({ hreflang }) => hreflang)
    expect(announced.length).toBeGreaterThan(0)
    expect(announced.filter(({ hreflang, locale }) => hreflang !== locale)).toEqual([])
    // The 404 page links to `/`, which may be in another language (specification, section 2).
    const others = links.filter(({ href }) => url.page !== 'notFound' || href !== '/')
    expect(
      others.filter(({ hreflang, locale }) => !hreflang && locale && locale !== url.locale),
    ).toEqual([])
  })
})

function isRightContact({ href, text }: Record<'href' | 'text', string>): boolean {
  const { protocol, pathname } = new URL(href)
  const target = decodeURIComponent(pathname)
  if (protocol === 'mailto:') {
    const isShown = !text.includes('@') || text.includes(target)
    return isShown && z.email().safeParse(target).success
  }
  const digits = text.replace(/\D/g, '')
  const isShown = digits.length < 6 || target.endsWith(digits)
  // An international number has at most 15 digits (E.164).
  return isShown && /^\+[1-9]\d{6,14}$/.test(target)
}

function pageAt({ origin, pathname }: URL) {
  return origin === site.siteUrl ? pageUrls.find(({ path }) => path === pathname) : undefined
}

/**
 * Whether a tag is valid and canonical. All registered language subtags have two or three letters,
 * although BCP 47 allows longer subtags.
 */
function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-|$)/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
