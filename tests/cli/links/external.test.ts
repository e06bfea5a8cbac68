import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentCopy } from '../../../cli/core/self-test.ts'
import { runCli, startCli, type CliRun } from '../run-cli.ts'
import { closedPort, OtherSite } from './other-site.ts'
import { leadOutside, makeSiteCopy, proseLink } from './site-copy.ts'

/** What is said of each path; nothing of those that work. */
const paths: { path: string; severity?: 'error' | 'warning'; says?: RegExp }[] = [
  { path: '/good' },
  { path: '/no-head' },
  { path: '/for-now' },
  { path: '/busy' },
  { path: '/restarting' },
  { path: '/gone', severity: 'error', says: /answers 404\./ },
  { path: '/broken', severity: 'error', says: /answers 500\.\n.*Try again later/ },
  { path: '/loop', severity: 'error', says: /without an end/ },
  { path: '/hang', severity: 'error', says: /does not answer within 1 second\./ },
  { path: '/for-good', severity: 'warning', says: /moved for good \(301\)\.\n.*127[^`]*\/good`/ },
  { path: '/closed', severity: 'warning', says: /answers 403: it lets no program look/ },
  { path: '/busy-for-long', severity: 'warning', says: /answers 429/ },
]

describe('links to other sites', () => {
  let site: OtherSite
  /** Of its own, so that nobody waits for it before asking the other. */
  let silent: OtherSite
  let copy: ContentCopy
  let run: CliRun

  const ask = (start: typeof runCli, ...more: string[]) => {
    const patience = ['--timeout', '1', '--retries', '1', '--cache', copy.path('cache/links.json')]
    return start('check-links', '--root', copy.root, ...patience, ...more)
  }
  const siteOf = (path: string) => (path === '/hang' ? silent : site)
  const addressOf = (path: string) => `${siteOf(path).address}${path}`
  const count = (path: string, method?: string) => siteOf(path).count(path, method)
  const blockOf = (path: string) =>
    run.stdout.split('\n\n').find((text) => text.includes(`\n  \`${addressOf(path)}\``))

  beforeAll(async () => {
    ;[site, silent] = await Promise.all([OtherSite.start(), OtherSite.start()])
    copy = await makeSiteCopy()
    await leadOutside(copy, site.address)
    const links = paths.map(({ path }) => `<a href="${addressOf(path)}">Path ${path}</a>`)
    const others = [site.untrusted, `http://127.0.0.1:${await closedPort()}/`].map(
      (to) => `<a href="${to}">Other</a>`,
    )
    await copy.change({
      file: 'dist/en.html',
      find: /<main [^>]*>/,
      replace: `$&${[...links, ...others].join('')}`,
    })
    run = await ask(startCli, '--external')
  }, 120_000)
  afterAll(async () => {
    await copy.remove()
    await Promise.all([site.stop(), silent.stop()])
  })

  test.each(paths.filter(({ says }) => says))('$path', ({ path, severity, says }) => {
    expect(blockOf(path)).toMatch(/^dist\/en\.html:\d+:\d+ {2}/)
    expect(blockOf(path)).toContain(`  ${severity}  external-link\n`)
    expect(blockOf(path)).toMatch(says ?? /$^/)
  })

  test.each(paths.filter(({ says }) => !says))('$path works', ({ path }) => {
    expect(count(path)).toBeGreaterThan(0)
    expect(blockOf(path)).toBeUndefined()
  })

  test('a certificate that no browser trusts', () => {
    expect(run.stdout).toMatch(/Browsers warn of `https:.*\(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
  })

  test('a site that is not there', () => {
    expect(run.stdout).toMatch(/`http:\/\/127\.0\.0\.1:\d+\/` cannot be reached \(ECONNREFUSED\)/)
  })

  test('nothing else is reported', () => {
    expect(run.stdout.match(/ {2}external-link\n/g)).toHaveLength(9)
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 1, stderr: '' })
  })

  test('asks politely: HEAD first, one question at a time, and says who asks', () => {
    expect(site.visits.find(({ path }) => path === '/good')?.method).toBe('HEAD')
    expect(count('/good', 'GET')).toBe(0)
    expect(count('/no-head', 'GET')).toBe(1)
    expect(site.mostAtOnce).toBe(1)
    const agents = new Set(site.visits.map(({ userAgent }) => userAgent))
    expect([...agents]).toEqual(['LinkCheck/1.0 (+https://www.farol.example)'])
  })

  test('waits as long as it is told, and leaves where that is too long', () => {
    const [first, second] = site.visits.filter(({ path }) => path === '/busy')
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000)
    expect(count('/busy-for-long')).toBe(1)
  })

  test('asks again where the answer may pass, and not where it stays', () => {
    expect(count('/hang')).toBe(2)
    expect(count('/broken', 'HEAD')).toBe(2)
    expect(count('/gone', 'HEAD')).toBe(1)
  })

  test('remembers good answers only', async () => {
    const before = new Map(paths.map(({ path }) => [path, count(path)]))
    await ask(runCli, '--external', '--retries', '0')
    const again = paths.filter(({ path }) => count(path) > (before.get(path) ?? 0))
    // A page that others lead to is asked as their end.
    expect(again.map(({ path }) => path)).toEqual([
      '/good',
      ...paths.filter(({ says }) => says).map(({ path }) => path),
    ])
  }, 120_000)

  test('stays offline unless it is asked to look', async () => {
    const visits = site.visits.length + silent.visits.length
    const { code, stdout } = await ask(runCli, '--list-external')
    expect(stdout).toContain(`${site.address}/gone  dist/en.html\n`)
    expect(stdout).toMatch(/no problems; 14 addresses of other sites not asked/)
    expect(code).toBe(0)
    expect(site.visits.length + silent.visits.length).toBe(visits)
  }, 120_000)
})

describe('one link to another site', () => {
  let site: OtherSite
  let copy: ContentCopy

  const ask = () =>
    runCli('check-links', '--root', copy.root, '--external', '--cache', copy.path('cache.json'))

  beforeAll(async () => {
    site = await OtherSite.start()
    copy = await makeSiteCopy()
    await leadOutside(copy, site.address)
  })
  afterAll(async () => {
    await copy.remove()
    await site.stop()
  })

  test('is led back to its line of prose; a damaged memory counts as none', async () => {
    const link = proseLink(
      { page: 'dist/es.html', content: 'content/es/contact.mdx' },
      `‸${site.address}/gone`,
      'La agenda del equipo',
    )
    const places = []
    for (const planting of link) places.push(await copy.change(planting))
    await writeFile(copy.path('cache.json'), '{"version":')
    const { code, stdout } = await ask()
    expect(stdout).toContain(`content/es/contact.mdx:${places[0]}  error  external-link\n`)
    expect(JSON.parse(await readFile(copy.path('cache.json'), 'utf8'))).toMatchObject({
      version: 1,
      good: { [`${site.address}/good`]: expect.any(String) },
    })
    expect(code).toBe(1)
  }, 120_000)

  test('that has only moved is a warning, which fails nothing', async () => {
    const moved = (text: string) => text.replaceAll('/gone', '/for-good')
    for (const file of ['dist/es.html', 'content/es/contact.mdx']) {
      await copy.write(file, moved(await copy.read(file)))
    }
    const { code, stdout } = await ask()
    expect(stdout).toMatch(/ {2}warning {2}external-link\n/)
    expect(code).toBe(0)
  }, 120_000)
})

test.concurrent.each([
  { concurrency: 3, timeout: 5, code: 0 },
  // One of the three is left out until both of the others have given up.
  { concurrency: 2, timeout: 1, code: 1 },
])(
  'asks $concurrency sites at the same time',
  async ({ concurrency, timeout, code: expected }) => {
    const sites = await OtherSite.startTogether(3)
    const copy = await makeSiteCopy()
    try {
      const [first] = sites
      await leadOutside(copy, `${first?.address}`)
      const links = sites.map(({ address }) => `<a href="${address}/together">One of many</a>`)
      await copy.change({
        file: 'dist/en.html',
        find: /<main [^>]*>/,
        replace: `$&${links.join('')}`,
      })
      const patience = ['--retries', '0', '--timeout', `${timeout}`]
      const options = [...patience, '--concurrency', `${concurrency}`]
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
  },
  120_000,
)
