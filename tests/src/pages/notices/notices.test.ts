import { describe, expect, test } from 'vitest'
import { attribute, rawText, withAncestors } from '../../../../cli/built-site/element.ts'
import { parsePage } from '../../../../cli/built-site/page.ts'
import { undisclosedHosts } from '../../../../hosting/hosting-policy.ts'
import { noticeAnchors, pageUrls } from '../../../../src/urls/page-urls.ts'
import { builtFiles } from '../../../fixtures/built-files.ts'
import { site } from '../../../fixtures/words.ts'
import { builtPolicy } from '../../../hosting/built-policy.ts'

const pages = builtFiles('**/*.html')
const { accessibility, email, flags, whatsappUrl, bookingUrl } = site
const { recipients, ...facts } = site.privacy
const linked = [flags.service, whatsappUrl, bookingUrl].map((url) => new URL(url).hostname)
const named = [...Object.values(recipients).map(({ name }) => name), recipients.messages.host]
const policy = builtPolicy().securityHeaders['Content-Security-Policy'] ?? ''

describe.each(pageUrls.filter(({ page }) => page === 'notices'))('$file', ({ file, locale }) => {
  const html = pages.find(({ path }) => path === file)?.text ?? ''
  const { elements } = parsePage(file, file, html)
  /** Returns the elements in a notice, starting with its root element. */
  const elementsIn = (id: string) =>
    elements.filter((element) =>
      [...withAncestors(element)].some((ancestor) => attribute(ancestor, 'id') === id),
    )
  const notice = elementsIn(noticeAnchors.privacy).map(rawText)[0]
  const statement = elementsIn(noticeAnchors.accessibility)

  test.each(Object.entries({ legalName: site.legalName, ...facts }))(
    'the privacy notice contains the %s from site.yaml',
    (_name, value) => {
      expect(notice).toContain(String(value))
    },
  )

  test.each([...named, ...linked])('the privacy notice names %s', (text) => {
    expect(notice).toContain(text)
  })

  test("the accessibility statement gives the date from site.yaml in the page's language", () => {
    const [year, , day] = accessibility.reviewed.split('-').map(Number)
    const [time] = statement.filter(({ tagName }) => tagName === 'time')
    const written = time ? rawText(time) : ''
    expect(time && attribute(time, 'datetime')).toBe(accessibility.reviewed)
    expect(
      written
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([day, year])
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    expect(written).toContain(month.format(new Date(accessibility.reviewed)))
  })

  test('the legal notice contains exactly the parts that site.yaml has for its language', () => {
    const stated = site.legal?.[locale]?.parts ?? []
    const shown = elementsIn(noticeAnchors.legal).filter(({ tagName }) =>
      /^(?:h3|p|a)$/.test(tagName),
    )
    expect(shown.map((element) => attribute(element, 'href') ?? rawText(element))).toEqual(
      stated.flatMap(({ title, text, url }) => [title, text, ...(url ? [url] : [])]),
    )
  })

  test('the accessibility statement links to the e-mail address from site.yaml', () => {
    const links = statement.map((element) => [attribute(element, 'href'), rawText(element)])
    expect(links).toContainEqual([`mailto:${email}`, email])
  })
})

test('the privacy notice mentions every host in the Content-Security-Policy', () => {
  expect(policy).toContain(new URL(flags.service).host)
  expect(undisclosedHosts(policy, site)).toEqual([])
})

test.each([
  ["img-src 'self' https://cdn.example.net; connect-src https://a.supabase.co", 'cdn.example.net'],
  ["connect-src 'self' wss://notsupabase.co", 'notsupabase.co'],
  [
    "connect-src 'self' https://abc.supabase.co http://localhost:54321 http://[::1]:54321; base-uri 'none'",
  ],
])('the undisclosed hosts in %s are found', (headers, ...hosts) => {
  expect(undisclosedHosts(headers, site)).toEqual(hosts)
})
