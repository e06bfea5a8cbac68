import { describe, expect, test } from 'vitest'
import { forbiddenAttributes, inlineHashes } from '../../hosting/inline-code.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { builtPolicy } from './built-policy.ts'
import { observatoryFindings, observatoryGrade } from './observatory.ts'

const { securityHeaders } = builtPolicy()
const headers = lowerCased(securityHeaders)
const policy = headers['content-security-policy'] ?? ''
const pages = builtFiles('**/*.html')

describe("by the rules of Mozilla's observatory", () => {
  test('the headers get the top grade', () => {
    const findings = observatoryFindings(headers)
    expect(observatoryGrade(findings), JSON.stringify(findings)).toEqual({
      score: 120,
      grade: 'A+',
    })
  })

  test.each<[why: string, changed: Record<string, string | undefined>, grade: string]>([
    [
      'no header at all',
      Object.fromEntries(Object.keys(headers).map((name) => [name, undefined])),
      'D',
    ],
    ['no policy', { 'content-security-policy': undefined, 'x-frame-options': undefined }, 'C'],
    [
      'inline scripts',
      {
        'content-security-policy': `${policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")}`,
      },
      'B+',
    ],
    ['no HSTS', { 'strict-transport-security': undefined }, 'B+'],
  ])('with %s it would be another', (_why, changed, grade) => {
    const worse = Object.entries({ ...headers, ...changed }).filter(
      ([, value]) => value !== undefined,
    )
    const findings = observatoryFindings(Object.fromEntries(worse) as Record<string, string>)
    expect(observatoryGrade(findings).grade).toBe(grade)
  })
})

describe('the Content-Security-Policy', () => {
  test('allows nothing unsafe', () => {
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*/)
    for (const needed of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(needed)
    }
  })

  test.each(pages)(
    'allows the inline code of $path, by its hash, and nothing else in it',
    ({ text }) => {
      const { scripts, styles } = inlineHashes([text])
      expect(scripts.length).toBeGreaterThan(0)
      expect(styles.length).toBeGreaterThan(0)
      for (const hash of scripts) expect(directive('script-src')).toContain(hash)
      for (const hash of styles) expect(directive('style-src')).toContain(hash)
      expect(forbiddenAttributes(text)).toEqual([])
    },
  )

  test('allows no inline code that no page has', () => {
    const { scripts, styles } = inlineHashes(pages.map(({ text }) => text))
    expect(directive('script-src')).toEqual(["'self'", ...scripts])
    expect(directive('style-src')).toEqual(["'self'", ...styles])
  })
})

test.each([
  ['<p style="color:red">', ['style="color:red"']],
  ['<a class="x" onclick="go()">', ['onclick="go()"']],
  ['<a href="javascript:go()">', ['href="javascript:go()"']],
  ['<p title="a">style="x"</p><style>p{}</style><script>a=\'<p style="x">\'</script>', []],
])('what no hash can allow is found in %s', (html, found) => {
  expect(forbiddenAttributes(html)).toEqual(found)
})

test('data in a page is no code', () => {
  const data =
    '<script type="application/ld+json">{}</script><script type="application/json">1</script>'
  expect(inlineHashes([data, '<script src="/x.js"></script>'])).toEqual({ scripts: [], styles: [] })
})

function directive(name: string): string[] {
  return (
    policy
      .split('; ')
      .map((one) => one.split(' '))
      .find(([first]) => first === name)
      ?.slice(1) ?? []
  )
}

function lowerCased(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
