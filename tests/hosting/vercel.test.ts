import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageUrls, notFoundFor, unprefixed } from '../../src/urls.ts'
import { fixtureHosts } from '../fixtures/fixture-site.ts'
import { builtPolicy } from './built-policy.ts'
import { requests, SCRIPT } from './requests.ts'

interface Route {
  src?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  has?: { type: string; value: string }[]
  caseSensitive?: boolean
  continue?: boolean
  handle?: string
}

const OUTPUT = `${fixtureHosts}/vercel/.vercel/output`
const { version, routes } = JSON.parse(readFileSync(`${OUTPUT}/config.json`, 'utf8')) as {
  version: number
  routes: Route[]
}
const beforeFiles = routes.slice(
  0,
  routes.findIndex(({ handle }) => handle === 'filesystem'),
)
const onError = routes.slice(routes.findIndex(({ handle }) => handle === 'error') + 1)

/** The route that decides, by the documented order: the first that matches and does not continue. */
function deciding(phase: Route[], pathname: string, host = 'www.farol.pt'): Route | undefined {
  return phase.find(
    ({ src = '', has = [], caseSensitive, continue: goesOn }) =>
      goesOn !== true &&
      new RegExp(src, caseSensitive ? '' : 'i').test(pathname) &&
      has.every(({ value }) => new RegExp(`^${value}$`).test(host)),
  )
}

test('is what the Build Output API asks for', () => {
  expect(version).toBe(3)
  expect(existsSync(`${OUTPUT}/static/index.html`)).toBe(true)
  expect(routes[0]).toMatchObject({ src: '^/.*$', continue: true })
  expect(routes[0]?.headers).toMatchObject(builtPolicy().securityHeaders)
})

test.each(pageUrls)('$path leads to its file', ({ path, file }) => {
  expect(deciding(beforeFiles, path)?.dest).toBe(`/${file}`)
})

test.each(unprefixed)('$path leads to the file in pt-BR on a Brazilian host', ({ path, page }) => {
  const file = page === 'landing' ? '/pt-BR.html' : '/pt-BR/precos.html'
  expect(deciding(beforeFiles, path, 'www.farol.com.br')?.dest).toBe(file)
})

const plain = requests.filter(({ target, method }) => !/[?%]/.test(target) && method === undefined)

test.each(plain.filter(({ answer }) => answer.status === 301))(
  '$target leads to its address',
  ({ target, answer }) => {
    const route = deciding(beforeFiles, target)
    expect([route?.status, route?.headers?.['Location']]).toEqual([301, answer.location])
  },
)

test.each(plain.filter(({ answer, target }) => answer.status === 404 && target !== SCRIPT))(
  '$target is the nearest 404 page',
  ({ target }) => {
    const route = deciding(beforeFiles, target) ?? deciding(onError, target)
    expect([route?.status, route?.dest]).toEqual([404, `/${notFoundFor(target).file}`])
  },
)
