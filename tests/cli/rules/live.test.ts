import { expect, test } from 'vitest'
import { unaskedSite } from '../../../cli/live/live-site.ts'
import expiringCertificate from '../../../cli/rules/live/expiring-certificate.ts'
import otherUrl from '../../../cli/rules/live/other-url.ts'
import publicUrl from '../../../cli/rules/live/public-url.ts'
import { fixtureContent } from '../../../config/fixture-paths.ts'
import { readSiteSettings } from '../../../config/read-site-settings.ts'

const site = readSiteSettings(fixtureContent)
const live = unaskedSite(site.siteUrl, site, false)
const context = { rules: [], findings: [] }

test('a sample siteUrl causes a warning if the site is at another URL', () => {
  const response = { status: 200, text: '', headers: {} } as never
  const pages = [{ url: '', page: undefined, response }]
  const warning = { severity: 'warning', data: { problem: 'sample', siteUrl: site.siteUrl } }
  const check = (origin: string) => publicUrl.check({ ...live, origin, pages }, context)
  expect(check('https://www.company.com')).toMatchObject([warning])
  expect(check(site.siteUrl)).toEqual([])
})

test.each([
  [8, 90, 1],
  [10, 90, 0],
  [0, 6, 1],
  [1, 6, 0],
])('with %d of %d days left, the number of certificate findings is %d', (left, lifetime, count) => {
  const day = 24 * 60 * 60 * 1000
  const to = new Date(Date.now() + (left + 0.1) * day)
  const certificate = { from: new Date(to.getTime() - lifetime * day), to }
  expect(expiringCertificate.check({ ...live, certificate }, context)).toHaveLength(count)
})

test.each([
  [301, `${site.siteUrl}/en`, []],
  [200, undefined, ['error']],
  [302, 'https://parked.example/', ['error']],
])('the URL without www must redirect to the site: %d, %s', (status, location, severities) => {
  const response = { status, headers: { location } } as never
  const otherUrls = [{ url: 'https://farol.example/en', reply: { response } }]
  const findings = otherUrl.check({ ...live, otherUrls }, context)
  expect(findings.map(({ severity }) => severity)).toEqual(severities)
})

test.each([
  ['certificate', 'error'],
  ['unreachable', 'warning'],
] as const)('if the URL without www fails (%s), the severity is %s', (failure, severity) => {
  const otherUrls = [{ url: 'https://farol.example/en', reply: { failure, reason: 'code' } }]
  expect(otherUrl.check({ ...live, otherUrls }, context)).toMatchObject([{ severity }])
})
