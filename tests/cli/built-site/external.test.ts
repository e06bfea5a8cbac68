import { readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLinks } from '../../../cli/checks/check-links.ts'
import { exitCodeOf, type Report } from '../../../cli/core/report.ts'
import { formatReport } from '../../../cli/reporters/text.ts'
import { fixtureSite } from '../../../config/fixture-paths.ts'
import { checkPort, close, listen } from '../../../server/listen.ts'
import { site as settings } from '../../fixtures/words.ts'
import { copySite, TemporaryFolder } from '../../temporary-folder.ts'

type StatusAndHeaders = [status: number, headers?: OutgoingHttpHeaders]

/** The other site's responses by path. It never answers `/hang`; unlisted paths get 200. */
const responses: Record<string, (method: string) => StatusAndHeaders> = {
  '/no-head': (method) => [method === 'HEAD' ? 405 : 200],
  '/for-now': () => [302, { Location: '/good' }],
  '/busy': () => (count('/busy') === 1 ? [429, { 'Retry-After': '1' }] : [200]),
  '/restarting': () => [count('/restarting') <= 2 ? 503 : 200],
  '/gone': () => [404],
  '/broken': () => [500],
  '/agenda': () => [404],
  '/loop': () => [302, { Location: '/loop' }],
  '/for-good': () => [301, { Location: '/good' }],
  '/closed': () => [403],
  '/busy-for-long': () => [429, { 'Retry-After': '3600' }],
}

const goodPaths = ['/good', '/no-head', '/for-now', '/busy', '/restarting']

const reports: { path: string; severity: 'error' | 'warning'; report: RegExp }[] = [
  { path: '/gone', severity: 'error', report: /returns 404\./ },
  { path: '/broken', severity: 'error', report: /returns 500\.\n.*Try again later/ },
  { path: '/loop', severity: 'error', report: /redirects without an end/ },
  { path: '/hang', severity: 'error', report: /does not respond within 1 second\./ },
  { path: '/for-good', severity: 'warning', report: /permanently \(301\)\.\n.*127[^`]*\/good`/ },
  { path: '/closed', severity: 'warning', report: /returns 403: it refuses automated requests/ },
  { path: '/busy-for-long', severity: 'warning', report: /returns 429/ },
]

const visits: { method: string; path: string; userAgent: string; at: number }[] = []
/** The highest number of concurrent requests, not counting requests for `/hang`. */
let mostAtOnce = 0
let openRequests = 0

const otherSite = createServer(({ method = '', url: path = '', headers }, response) => {
  visits.push({ method, path, userAgent: headers['user-agent'] ?? '', at: performance.now() })
  // Not counted, because a server may not immediately detect that a client has disconnected.
  if (path === '/hang') return
  mostAtOnce = Math.max(mostAtOnce, (openRequests += 1))
  response.on('finish', () => (openRequests -= 1))
  const [status, more] = responses[path]?.(method) ?? [200]
  response.writeHead(status, more).end()
})

const certificate = readFileSync(new URL('wrong-certificate.pem', import.meta.url))
const untrustedSite = createTlsServer({ key: certificate, cert: certificate }, (_, response) =>
  response.end(),
)

beforeAll(async () => {
  for (const server of [otherSite, untrustedSite]) await listen(server, 'PORT', 0)
  return () => Promise.all([otherSite, untrustedSite].map(close))
})

describe('links to other sites', () => {
  let copy: TemporaryFolder
  let report: Report
  let text: string
  let agendaLink: { line: number; column: number }

  const blockOf = (path: string) =>
    text.split('\n\n').find((block) => block.includes(`\n  \`${urlOf(path)}\``))

  beforeAll(async () => {
    copy = TemporaryFolder.create().add(['content', 'dist'], fixtureSite)
    await replaceExternalUrls(copy, urlOf('/good'))
    const paths = [...goodPaths, ...reports.map(({ path }) => path)]
    const untrusted = `https://127.0.0.1:${portOf(untrustedSite)}`
    const closed = `http://127.0.0.1:${await checkPort('PORT', 0)}/`
    await addLinks(copy, [...paths.map(urlOf), untrusted, closed])
    agendaLink = await copy.replace(
      'content/es/contact.mdx',
      /^---\n\n/m,
      `$&[La agenda del equipo](‸${urlOf('/agenda')}) `,
    )
    await copy.replace(
      'dist/es.html',
      /id="contato"[^]*?<p>/,
      `$&<a href="${urlOf('/agenda')}">La agenda del equipo</a> `,
    )
    report = await checkLinks(copy.root, { timeout: 1_000, retries: 1, concurrency: 8 })
    text = formatReport(report, { language: 'en', colors: false })
  })
  afterAll(() => copy.remove())

  test.each(reports)('a link to $path is reported', ({ path, severity, report: message }) => {
    expect(blockOf(path)).toMatch(/^dist\/en\.html:\d+:\d+ {2}/)
    expect(blockOf(path)).toContain(`  ${severity}  external-link\n`)
    expect(blockOf(path)).toMatch(message)
  })

  test.each(goodPaths)('a link to %s is not reported', (path) => {
    expect(count(path)).toBeGreaterThan(0)
    expect(blockOf(path)).toBeUndefined()
  })

  test('a link in prose is reported at its location in the content', () => {
    const place = `${agendaLink.line}:${agendaLink.column}`
    expect(blockOf('/agenda')).toContain(`content/es/contact.mdx:${place}  error  external-link\n`)
  })

  test('an untrusted certificate is reported', () => {
    expect(text).toMatch(/Browsers warn about `https:.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
  })

  test('a refused connection is reported', () => {
    expect(text).toMatch(/`http:\/\/127\.0\.0\.1:\d+\/` cannot be reached \(ECONNREFUSED\)/)
  })

  test('only links with a problem are reported', () => {
    expect(text.match(/ {2}external-link\n {3}/g)).toHaveLength(reports.length + 3)
    expect(exitCodeOf(report)).toBe(1)
  })

  test('requests to a host are polite: one at a time, identified, and with HEAD if possible', () => {
    expect(visits.find(({ path }) => path === '/good')?.method).toBe('HEAD')
    expect(count('/good', 'GET')).toBe(0)
    expect(count('/no-head', 'GET')).toBe(1)
    expect(mostAtOnce).toBe(1)
    const agents = new Set(visits.map(({ userAgent }) => userAgent))
    expect([...agents]).toEqual(['LinkCheck/1.0 (+https://www.farol.example)'])
  })

  test('a request is retried after the Retry-After delay, unless that delay is too long', () => {
    const [first, second] = visits.filter(({ path }) => path === '/busy')
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000)
    expect(count('/busy-for-long')).toBe(1)
  })

  test('a request is retried only after a failure that may be temporary', () => {
    expect(count('/hang')).toBe(2)
    expect(count('/broken', 'HEAD')).toBe(2)
    expect(count('/gone', 'HEAD')).toBe(1)
  })

  test('without --external, no request is sent', async () => {
    const before = visits.length
    const { code, stdout } = await copy.cli('check-links', '--list-external')
    expect(stdout).toContain(`${urlOf('/gone')}  dist/en.html\n`)
    expect(stdout).toMatch(/^\d+ pages, \d+ links, no problems; 15 external URLs not checked/m)
    expect(code).toBe(0)
    expect(visits).toHaveLength(before)
  })
})

test('with --external, a permanent redirect causes only a warning', async () => {
  const copy = copySite()
  await replaceExternalUrls(copy, urlOf('/for-good'))
  const { code, stdout } = await copy.cli('check-links', '--external')
  expect(stdout).toMatch(/ {2}warning {2}external-link\n/)
  expect(code, stdout).toBe(0)
})

function count(path: string, method?: string): number {
  return visits.filter((visit) => visit.path === path && visit.method === (method ?? visit.method))
    .length
}

function urlOf(path: string): string {
  return `http://127.0.0.1:${portOf(otherSite)}${path}`
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Replaces all external URLs in the build, so that only local servers get requests. */
async function replaceExternalUrls(copy: TemporaryFolder, url: string): Promise<void> {
  for (const file of globSync('dist/**/*.html', { cwd: copy.root })) {
    const html = await copy.read(file)
    const replaced = html.replace(
      /(href|src)="(https:[^"]*)"/g,
      (whole, name: string, old: string) =>
        old.startsWith(settings.siteUrl) ? whole : `${name}="${url}"`,
    )
    await copy.write(file, replaced)
  }
}

async function addLinks(copy: TemporaryFolder, urls: readonly string[]): Promise<void> {
  const links = urls.map((url) => `<a href="${url}">Link to ${url}</a>`)
  const [file, find] = ['dist/en.html', /<main [^>]*>/]
  await copy.replace(file, find, `$&${links.join('')}`)
}
