import { describe, expect, test } from 'vitest'
import { undisclosedHosts } from '../../hosting/security-headers.ts'
import { privacyAnchor } from '../../src/sections.ts'
import { pageUrls } from '../../src/urls.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { site } from '../fixtures/words.ts'
import { builtPolicy } from '../hosting/built-policy.ts'

const pages = builtFiles('**/*.html')
const { recipients, ...facts } = site.privacy
const policy = builtPolicy().securityHeaders['Content-Security-Policy'] ?? ''

describe.each(pageUrls.filter(({ page }) => page === 'landing'))('$file', ({ file }) => {
  const html = pages.find(({ path }) => path === file)?.text ?? ''
  const [notice = ''] = new RegExp(`<dl id="${privacyAnchor}">[^]*?</dl>`).exec(html) ?? []

  test.each(
    Object.entries({ legalName: site.legalName, ...facts }).map(([name, value]) => ({
      name,
      value: String(value),
    })),
  )('its privacy notice has the $name of site.yaml', ({ value }) => {
    expect(notice).toContain(value)
  })

  test.each(Object.values(recipients))(
    'its privacy notice names $name',
    ({ name, host = name }) => {
      expect(notice).toContain(name)
      expect(notice).toContain(host)
    },
  )
})

describe('the privacy notice mentions', () => {
  test('every host of the Content-Security-Policy', () => {
    expect(policy).toContain(new URL(site.flags.service).host)
    expect(undisclosedHosts(policy, site)).toEqual([])
  })

  test.each([
    ['flags', site.flags.service],
    ['whatsapp', site.whatsappUrl],
    ['booking', site.bookingUrl],
  ] as const)('the host of the %s', (recipient, url) => {
    expect(new URL(url).hostname).toBe(recipients[recipient].host)
  })
})

test.each([
  ["img-src 'self' https://cdn.example.net; connect-src https://a.supabase.co", 'cdn.example.net'],
  ["connect-src 'self' wss://notsupabase.co", 'notsupabase.co'],
  ["connect-src 'self' https://abc.supabase.co http://localhost:54321; base-uri 'none'"],
])('the undisclosed hosts of %s', (headers, ...hosts) => {
  expect(undisclosedHosts(headers, site)).toEqual(hosts)
})
