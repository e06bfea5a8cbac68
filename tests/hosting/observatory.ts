/** What a test of Mozilla's HTTP Observatory found, and what it adds to or takes from the score. */
export interface ObservatoryFinding {
  result: string
  modifier: number
}

type Headers = Readonly<Record<string, string>>
type Directives = ReadonlyMap<string, string[]>

/** Six months, in seconds. */
const LEAST_HSTS_AGE = 15_768_000

const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]

/** Sources of everything, or of code that anyone may put there. */
const BROAD = ['*', 'http:', 'https:', 'data:', 'blob:', 'ftp:']

/**
 * Scores the headers of a page that sets no cookie and loads only scripts of its
 * own, by the rules that Mozilla publishes ("HTTP Observatory Scoring
 * Methodology", on developer.mozilla.org). Where versions of those rules differ,
 * the lower modifier counts.
 *
 * @param headers by their names in lower case
 */
export function observatoryFindings(headers: Headers): ObservatoryFinding[] {
  const directives = parsePolicy(headers['content-security-policy'] ?? '')
  return [
    contentSecurityPolicy(headers, directives),
    strictTransportSecurity(headers),
    referrerPolicy(headers),
    contentTypeOptions(headers),
    frameOptions(headers, directives),
    resourcePolicy(headers),
    crossOriginSharing(headers),
  ]
}

/** 100, less what is missing; extra credit only from 90 on. */
export function observatoryGrade(findings: ObservatoryFinding[]): { score: number; grade: string } {
  const sum = (wanted: (modifier: number) => boolean) =>
    findings.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0)
  const base = 100 + sum((modifier) => modifier < 0)
  const score = Math.max(0, base >= 90 ? base + sum((modifier) => modifier > 0) : base)
  const grades: [least: number, grade: string][] = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ]
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F' }
}

function contentSecurityPolicy(headers: Headers, directives: Directives): ObservatoryFinding {
  const finding = (result: string, modifier: number) => ({ result: `csp-${result}`, modifier })
  if (headers['content-security-policy'] === undefined) return finding('not-implemented', -25)

  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = of('script-src')
  const unsafe = (sources: string[]) =>
    sources.includes("'unsafe-inline'") || sources.some((source) => BROAD.includes(source))
  if (unsafe(scripts) || of('object-src').some((source) => BROAD.includes(source))) {
    return finding('implemented-with-unsafe-inline', -20)
  }
  const insecure = (names: string[]) =>
    names.some((name) => of(name).some((source) => /^http:\/\/(?!localhost[:/])/.test(source)))
  if (insecure(['script-src', 'style-src', 'font-src', 'connect-src', 'object-src'])) {
    return finding('implemented-with-insecure-scheme', -20)
  }
  if (scripts.concat(of('style-src')).includes("'unsafe-eval'")) {
    return finding('implemented-with-unsafe-eval', -10)
  }
  if (insecure(['img-src', 'media-src'])) {
    return finding('implemented-with-insecure-scheme-in-passive-content-only', -10)
  }
  if (unsafe(of('style-src'))) return finding('implemented-with-unsafe-inline-in-style-src-only', 0)
  return directives.get('default-src')?.join() === "'none'"
    ? finding('implemented-with-no-unsafe-default-src-none', 10)
    : finding('implemented-with-no-unsafe', 5)
}

function strictTransportSecurity(headers: Headers): ObservatoryFinding {
  const header = headers['strict-transport-security']
  if (header === undefined) return { result: 'hsts-not-implemented', modifier: -20 }
  const age = /(?:^|;)\s*max-age="?(\d+)"?/i.exec(header)?.[1]
  if (age === undefined) return { result: 'hsts-header-invalid', modifier: -20 }
  return Number(age) >= LEAST_HSTS_AGE
    ? { result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
}

function referrerPolicy(headers: Headers): ObservatoryFinding {
  const header = headers['referrer-policy']
  if (header === undefined) return { result: 'referrer-policy-not-implemented', modifier: 0 }
  return PRIVATE_REFERRERS.includes(header)
    ? { result: 'referrer-policy-private', modifier: 5 }
    : { result: 'referrer-policy-unsafe', modifier: -5 }
}

function contentTypeOptions(headers: Headers): ObservatoryFinding {
  return headers['x-content-type-options'] === 'nosniff'
    ? { result: 'x-content-type-options-nosniff', modifier: 0 }
    : { result: 'x-content-type-options-not-implemented', modifier: -5 }
}

function frameOptions(headers: Headers, directives: Directives): ObservatoryFinding {
  if (["'none'", "'self'"].includes(directives.get('frame-ancestors')?.join() ?? '')) {
    return { result: 'x-frame-options-implemented-via-csp', modifier: 5 }
  }
  return ['DENY', 'SAMEORIGIN'].includes(headers['x-frame-options']?.toUpperCase() ?? '')
    ? { result: 'x-frame-options-sameorigin-or-deny', modifier: 0 }
    : { result: 'x-frame-options-not-implemented', modifier: -20 }
}

function resourcePolicy(headers: Headers): ObservatoryFinding {
  const header = headers['cross-origin-resource-policy']
  return header === 'cross-origin'
    ? { result: 'corp-implemented-with-cross-origin', modifier: -20 }
    : { result: `corp-${header ?? 'not-implemented'}`, modifier: 0 }
}

function crossOriginSharing(headers: Headers): ObservatoryFinding {
  return headers['access-control-allow-origin'] === undefined
    ? { result: 'cross-origin-resource-sharing-not-implemented', modifier: 0 }
    : { result: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
}

function parsePolicy(policy: string): Directives {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}
