import path from 'node:path'
import { expect, test } from 'vitest'
import { createHostingPolicy } from '../../hosting/hosting-policy.ts'
import { parseDirectives, POLICY_HEADER } from '../../hosting/security-headers.ts'
import { pageUrls } from '../../src/urls/page-urls.ts'
import { analytics } from '../fixtures/analytics.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { longestSite } from '../fixtures/fixture-site.ts'
import { readWords } from '../fixtures/words.ts'
import { builtPolicy } from './built-policy.ts'

const pages = builtFiles('**/*.html', path.join(longestSite, 'dist'))
const { site, wordsOf } = readWords(longestSite)
const { origin } = new URL(analytics.script)

test('the policy allows the analytics service only in script-src and connect-src', () => {
  const sources = parseDirectives(builtPolicy(longestSite).securityHeaders[POLICY_HEADER])
  const allowed = [...sources].filter(([, hosts]) => hosts.includes(origin))
  expect(allowed.map(([name]) => name)).toEqual(['script-src', 'connect-src'])
})

test.each(pages)('$path loads the analytics script once', ({ text }) => {
  const scripts = text.match(/<script [^>]*counter[^>]*>/g)
  expect(scripts).toEqual([
    `<script defer="" src="${analytics.script}" data-domain="www.company.example">`,
  ])
})

test.each(pageUrls.filter(({ page }) => page === 'notices'))(
  'the privacy notice in $file describes the data that the analytics service receives',
  ({ file, locale }) => {
    const html = pages.find((page) => page.path === file)?.text ?? ''
    const recipients = html.matchAll(/<li><strong>([^<]*)<\/strong> <span>([^<]*)<\/span>/g)
    expect(Array.from(recipients, ([, name, text]) => [name, text])).toContainEqual([
      `${analytics.name} (${analytics.host})`,
      wordsOf(locale, 'privacy').recipients.analytics,
    ])
  },
)

test("creating a policy fails if the privacy notice does not mention a script's host", () => {
  const recipients = {
    ...site.privacy.recipients,
    analytics: { ...analytics, host: 'other.example' },
  }
  const facts = { pages: [], functionOrigin: undefined }
  expect(() =>
    createHostingPolicy({ ...facts, site: { ...site, privacy: { ...site.privacy, recipients } } }),
  ).toThrow('stats.counter.example')
})
