import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requests } from '../../hosting/requests.ts'
import type { vercelConfig } from '../../hosting/vercel.ts'
import { nearestNotFoundUrl, pageUrls } from '../../src/urls/page-urls.ts'
import { fixtureHosts } from '../fixtures/fixture-site.ts'
import { builtPolicy } from './built-policy.ts'

const output = `${fixtureHosts}/vercel/.vercel/output`
const { version, routes } = JSON.parse(readFileSync(`${output}/config.json`, 'utf8')) as ReturnType<
  typeof vercelConfig
>
const phaseStart = (phase: string) => routes.findIndex(({ handle }) => handle === phase)
const beforeFiles = routes.slice(0, phaseStart('filesystem'))
const afterError = routes.slice(phaseStart('error') + 1)

/** Finds the first matching route without `continue`, as Vercel's documentation specifies. */
function matchingRoute(phase: typeof routes, pathname: string, host = 'www.farol.pt') {
  return phase.find(
    ({ src = '', has = [], caseSensitive, continue: continues = false }) =>
      !continues &&
      new RegExp(src, caseSensitive ? '' : 'i').test(pathname) &&
      has.every(({ value }) => new RegExp(`^${value}$`).test(host)),
  )
}

test('the output has the version and files that Vercel expects, and the headers in the policy', () => {
  expect(version).toBe(3)
  expect(existsSync(`${output}/static/index.html`)).toBe(true)
  expect(routes[0]).toMatchObject({ src: '^/.*$', continue: true })
  expect(routes[0]?.headers).toMatchObject(builtPolicy().securityHeaders)
})

test.each(pageUrls)('$path is served from its file', ({ path, file }) => {
  expect(matchingRoute(beforeFiles, path)?.dest).toBe(`/${file}`)
})

test.each([
  ['/', '/pt-BR.html'],
  ['/precos', '/pt-BR/precos.html'],
])('%s is served in pt-BR on a Brazilian host', (path, file) => {
  expect(matchingRoute(beforeFiles, path, 'www.farol.com.br')?.dest).toBe(file)
})

const plain = requests
  .filter(({ method }) => method === undefined)
  .map(({ target, response }) => {
    const [path = '', query] = target.split('?')
    return { target, path, query: query === undefined ? '' : `?${query}`, response }
  })

test.each(plain.filter(({ response }) => response.status === 301))(
  '$target redirects to the canonical URL',
  ({ path, query, response }) => {
    const route = matchingRoute(beforeFiles, path)
    // Vercel appends the query, as Next.js does in its redirects.
    const location = `${route?.headers?.['Location']}${query}`
    expect([route?.status, location]).toEqual([301, response.location])
  },
)

test.each(plain.filter(({ response }) => response.status === 404))(
  '$target gets the nearest 404 page',
  ({ path }) => {
    const route = matchingRoute(beforeFiles, path) ?? matchingRoute(afterError, path)
    expect([route?.status, route?.dest]).toEqual([404, `/${nearestNotFoundUrl(path).file}`])
  },
)
