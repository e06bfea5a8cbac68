import { readFile, writeFile } from 'node:fs/promises'
import { globSync } from 'tinyglobby'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContentCopy } from '../../../cli/core/self-test.ts'
import { retryDelay } from '../../../cli/site/request.ts'
import { site as settings } from '../../fixtures/words.ts'
import { runCli, startCli, type CliRun } from '../run-cli.ts'
import { closedPort, OtherSite } from './other-site.ts'
import { makeSiteCopy } from './site-copy.ts'

/** The report on each path; none on those that work. */
const paths: { path: string; severity?: 'error' | 'warning'; report?: RegExp }[] = [
  { path: '/good' },
  { path: '/no-head' },
  { path: '/for-now' },
  { path: '/busy' },
  { path: '/restarting' },
  { path: '/gone', severity: 'error', report: /returns 404\./ },
  { path: '/broken', severity: 'error', report: /returns 500\.\n.*Try again later/ },
  { path: '/loop', severity: 'error', report: /redirects without an end/ },
  { path: '/hang', severity: 'error', report: /does not respond within 1 second\./ },
  { path: '/for-good', severity: 'warning', report: /permanently \(301\)\.\n.*127[^`]*\/good`/ },
  { path: '/closed', severity: 'warning', report: /returns 403: it refuses automated requests/ },
  { path: '/busy-for-long', severity: 'warning', report: /returns 429/ },
]

describe('links to other sites', () => {
  let site: OtherSite
  /** A host of its own, because requests to it never end. */
  let silent: OtherSite
  let copy: ContentCopy
  let run: CliRun

  const check = (start: typeof runCli, ...more: string[]) => {
    const options = ['--timeout', '1', '--retries', '1', '--cache', copy.path('cache/links.json')]
    return start('check-links', '--root', copy.root, ...options, ...more)
  }
  const siteOf = (path: string) => (path === '/hang' ? silent : site)
  const urlOf = (path: string) => `${siteOf(path).url}${path}`
  const count = (path: string, method?: string) => siteOf(path).count(path, method)
  const blockOf = (path: string) =>
    run.stdout.split('\n\n').find((text) => text.includes(`\n  \`${urlOf(path)}\``))

  beforeAll(async () => {
    ;[site, silent] = await Promise.all([OtherSite.start(), OtherSite.start()])
    copy = await makeSiteCopy()
    await replaceExternalUrls(copy, site.url)
    const others = [site.untrusted, `http://127.0.0.1:${await closedPort()}/`]
    await addLinks(copy, [...paths.map(({ path }) => urlOf(path)), ...others])
    run = await check(startCli, '--external')
  })
  afterAll(async () => {
    await copy.remove()
    await Promise.all([site.stop(), silent.stop()])
  })

  test.each(paths.filter(({ report }) => report))('$path', ({ path, severity, report }) => {
    expect(blockOf(path)).toMatch(/^dist\/en\.html:\d+:\d+ {2}/)
    expect(blockOf(path)).toContain(`  ${severity}  external-link\n`)
    expect(blockOf(path)).toMatch(report ?? /$^/)
  })

  test.each(paths.filter(({ report }) => !report))('$path works', ({ path }) => {
    expect(count(path)).toBeGreaterThan(0)
    expect(blockOf(path)).toBeUndefined()
  })

  test('an untrusted certificate is an error', () => {
    expect(run.stdout).toMatch(/Browsers warn about `https:.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
  })

  test('a refused connection is an error', () => {
    expect(run.stdout).toMatch(/`http:\/\/127\.0\.0\.1:\d+\/` cannot be reached \(ECONNREFUSED\)/)
  })

  test('nothing else is reported', () => {
    expect(run.stdout.match(/ {2}external-link\n {3}/g)).toHaveLength(9)
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 1, stderr: '' })
  })

  test('a host gets one request at a time, HEAD first, with a user agent', () => {
    expect(site.visits.find(({ path }) => path === '/good')?.method).toBe('HEAD')
    expect(count('/good', 'GET')).toBe(0)
    expect(count('/no-head', 'GET')).toBe(1)
    expect(site.mostAtOnce).toBe(1)
    const agents = new Set(site.visits.map(({ userAgent }) => userAgent))
    expect([...agents]).toEqual(['LinkCheck/1.0 (+https://www.farol.example)'])
  })

  test('a request is repeated after Retry-After, unless that is too long', () => {
    const [first, second] = site.visits.filter(({ path }) => path === '/busy')
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000)
    expect(count('/busy-for-long')).toBe(1)
  })

  test('only failures that may be temporary are requested again', () => {
    expect(count('/hang')).toBe(2)
    expect(count('/broken', 'HEAD')).toBe(2)
    expect(count('/gone', 'HEAD')).toBe(1)
  })

  test('only successful responses are cached', async () => {
    const before = new Map(paths.map(({ path }) => [path, count(path)]))
    await check(runCli, '--external', '--retries', '0')
    const again = paths.filter(({ path }) => count(path) > (before.get(path) ?? 0))
    // Others redirect to `/good`.
    expect(again.map(({ path }) => path)).toEqual([
      '/good',
      ...paths.filter(({ report }) => report).map(({ path }) => path),
    ])
  })

  test('without --external, no request is sent', async () => {
    const visits = site.visits.length + silent.visits.length
    const { code, stdout } = await check(runCli, '--list-external')
    expect(stdout).toContain(`${site.url}/gone  dist/en.html\n`)
    expect(stdout).toMatch(/no problems; 14 external URLs not checked/)
    expect(code).toBe(0)
    expect(site.visits.length + silent.visits.length).toBe(visits)
  })

  test('with --format json, the list of --list-external is not part of the output', async () => {
    const { stdout, stderr } = await check(runCli, '--list-external', '--format', 'json')
    expect(JSON.parse(stdout)).toMatchObject({ findings: [] })
    expect(stderr).toContain(`${site.url}/gone  dist/en.html\n`)
  })
})

describe('one link of prose to another site', () => {
  let site: OtherSite
  let copy: ContentCopy
  let place: string

  const check = () =>
    runCli('check-links', '--root', copy.root, '--external', '--cache', copy.path('cache.json'))

  beforeAll(async () => {
    site = await OtherSite.start()
    copy = await makeSiteCopy()
    await replaceExternalUrls(copy, site.url)
    const url = `${site.url}/gone`
    const { line, column } = await copy.change({
      file: 'content/es/contact.mdx',
      find: /^---\n\n/m,
      replace: `$&[La agenda del equipo](‸${url}) `,
    })
    place = `${line}:${column}`
    await copy.change({
      file: 'dist/es.html',
      find: /id="contato"[^]*?<p>/,
      replace: `$&<a href="${url}">La agenda del equipo</a> `,
    })
  })
  afterAll(async () => {
    await copy.remove()
    await site.stop()
  })

  test('is reported at its line; an invalid cache is ignored', async () => {
    await writeFile(copy.path('cache.json'), '{"version":')
    const { code, stdout } = await check()
    expect(stdout).toContain(`content/es/contact.mdx:${place}  error  external-link\n`)
    expect(JSON.parse(await readFile(copy.path('cache.json'), 'utf8'))).toMatchObject({
      version: 1,
      good: { [`${site.url}/good`]: expect.any(String) },
    })
    expect(code).toBe(1)
  })

  test('that has moved is a warning, which does not fail the check', async () => {
    for (const file of ['dist/es.html', 'content/es/contact.mdx']) {
      await copy.change({ file, find: /\/gone/g, replace: '/for-good' })
    }
    const { code, stdout } = await check()
    expect(stdout).toMatch(/ {2}warning {2}external-link\n/)
    expect(code).toBe(0)
  })
})

test.concurrent.each([
  { concurrency: 3, timeout: 5, expected: 0 },
  // The third one gets its request only after those of the others have timed out.
  { concurrency: 2, timeout: 1, expected: 1 },
])('$concurrency hosts get requests at once', async ({ concurrency, timeout, expected }) => {
  const sites = await OtherSite.startTogether(3)
  const copy = await makeSiteCopy()
  try {
    await replaceExternalUrls(copy, `${sites[0]?.url}`)
    await addLinks(
      copy,
      sites.map(({ url }) => `${url}/together`),
    )
    const options = `--retries 0 --timeout ${timeout} --concurrency ${concurrency}`.split(' ')
    const { code, stdout } = await runCli(
      'check-links',
      '--root',
      copy.root,
      '--external',
      ...options,
    )
    expect(code, stdout).toBe(expected)
  } finally {
    await copy.remove()
    for (const site of sites) await site.stop()
  }
})

describe('the delay before a request is repeated', () => {
  afterEach(() => void vi.useRealTimers())

  test('doubles, with a random part', () => {
    const first = retryDelay(0) ?? 0
    expect(first).toBeGreaterThanOrEqual(500)
    expect(first).toBeLessThanOrEqual(625)
    expect(retryDelay(2)).toBeGreaterThanOrEqual(2000)
    expect(new Set(Array.from({ length: 20 }, () => retryDelay(0))).size).toBeGreaterThan(1)
  })

  test.each([
    { name: 'seconds', retryAfter: '7', delay: 7000 },
    { name: 'a date', retryAfter: 'Sat, 01 Jan 2000 00:00:10 GMT', delay: 10_000 },
    { name: 'a past date', retryAfter: 'Fri, 31 Dec 1999 00:00:00 GMT', delay: 0 },
    { name: 'more than 30 seconds', retryAfter: '31', delay: null },
  ])('is that of Retry-After: $name', ({ retryAfter, delay }) => {
    vi.useFakeTimers({ now: Date.parse('2000-01-01T00:00:00Z') })
    expect(retryDelay(0, retryAfter)).toBe(delay)
  })

  test('does not depend on an invalid Retry-After', () => {
    expect(retryDelay(0, 'soon')).toBeLessThanOrEqual(625)
  })
})

/** Replaces all external URLs of the build, so that only local servers get requests. */
async function replaceExternalUrls(copy: ContentCopy, url: string): Promise<void> {
  for (const file of globSync('**/*.html', { cwd: copy.path('dist') })) {
    const html = await copy.read(`dist/${file}`)
    const replaced = html.replace(
      /(href|src)="(https:[^"]*)"/g,
      (whole, name: string, old: string) =>
        old.startsWith(settings.siteUrl) ? whole : `${name}="${url}/good"`,
    )
    await copy.write(`dist/${file}`, replaced)
  }
}

async function addLinks(copy: ContentCopy, urls: readonly string[]): Promise<void> {
  const links = urls.map((url) => `<a href="${url}">Link to ${url}</a>`)
  const [file, find] = ['dist/en.html', /<main [^>]*>/]
  await copy.change({ file, find, replace: `$&${links.join('')}` })
}
