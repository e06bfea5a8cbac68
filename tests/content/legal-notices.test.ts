import { describe, expect, test } from 'vitest'
import { undisclosedHosts } from '../../hosting/hosting-policy.ts'
import { accessibilityAnchor, legalAnchor, privacyAnchor } from '../../src/urls/anchors.ts'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { site } from '../fixtures/words.ts'
import { builtPolicy } from '../hosting/built-policy.ts'

const pages = builtFiles('**/*.html')
const { accessibility, email } = site
const { recipients, ...facts } = site.privacy
const policy = builtPolicy().securityHeaders['Content-Security-Policy'] ?? ''

describe.each(pageUrls.filter(({ page }) => page === 'landing'))('$file', ({ file, locale }) => {
  const html = pages.find(({ path }) => path === file)?.text ?? ''
  const textsIn = (id: string) => new RegExp(`<dl id="${id}"[^>]*>[^]*?</dl>`).exec(html)?.[0] ?? ''
  const notice = textsIn(privacyAnchor)
  const statement = textsIn(accessibilityAnchor)

  test.each(Object.entries({ legalName: site.legalName, ...facts }))(
    'the privacy notice has the %s from site.yaml',
    (_name, value) => {
      expect(notice).toContain(String(value))
    },
  )

  test.each(Object.values(recipients))(
    'the privacy notice names $name and its host',
    ({ name, host = name }) => {
      expect(notice).toContain(name)
      expect(notice).toContain(host)
    },
  )

  test('the accessibility statement has the date from site.yaml in the format of the language', () => {
    const [year, , day] = accessibility.reviewed.split('-').map(Number)
    const [, dateTime, written = ''] = /<time dateTime="(.*?)">(.*?)<\/time>/i.exec(statement) ?? []
    expect(dateTime).toBe(accessibility.reviewed)
    expect(
      written
        .match(/\d+/g)
        ?.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([day, year])
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    expect(written).toContain(month.format(new Date(accessibility.reviewed)))
  })

  test('the legal notice has what site.yaml states in this language, or is left out', () => {
    const stated = site.legal?.[locale]?.parts ?? []
    const items = [...textsIn(legalAnchor).matchAll(/<dt><b>(.*?)<\/b><\/dt><dd>(.*?)<\/dd>/g)]
    expect(items.map(([, title, text]) => [title, text])).toEqual(
      stated.map(({ title, text, url }) => [title, url ? `<a href="${url}">${text}</a>` : text]),
    )
  })

  test('the accessibility statement links to the e-mail address from site.yaml', () => {
    expect(statement).toContain(`<a href="mailto:${email}">${email}</a>`)
  })
})

test('the privacy notice mentions every host in the Content-Security-Policy', () => {
  expect(policy).toContain(new URL(site.flags.service).host)
  expect(undisclosedHosts(policy, site)).toEqual([])
})

test.each([
  ['flags', site.flags.service],
  ['whatsapp', site.whatsappUrl],
  ['booking', site.bookingUrl],
] as const)('the recipient %s in site.yaml has the host of its URL', (recipient, url) => {
  expect(new URL(url).hostname).toBe(recipients[recipient].host)
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
