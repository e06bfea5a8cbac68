import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  differencesIn,
  requests,
  SCRIPT,
  describeRequest,
  type HostedRequest,
} from '../../hosting/requests.ts'
import { nearestNotFoundUrl } from '../../src/urls/page-urls.ts'
import { fixtureHosts } from '../fixtures/fixture-site.ts'
import { builtPolicy } from './built-policy.ts'

const folder = path.join(fixtureHosts, 'netlify')
const published = path.join(folder, 'public')

const edgeFunction = path.join(folder, 'netlify/edge-functions/site.js')
const { default: handle } = (await import(pathToFileURL(edgeFunction).href)) as {
  default: (request: Request) => Response | URL | undefined
}

describe('the edge function', () => {
  // No requests for scripts, which bypass the function, or for encodings, which Netlify handles.
  const rows = requests.filter(({ target, accept }) => target !== SCRIPT && accept === undefined)
  test.each(rows.map((row) => [describeRequest(row), row] as const))('%s', (_title, row) => {
    const { status, lang, location, allow } = row.normalized ?? row.response
    const expected = {
      ...(status && { status }),
      ...(lang && { lang }),
      ...(location && { location }),
      ...(allow && { allow }),
    }
    const request = fetchRequest(row)
    const result = handle(request)
    const actual =
      result instanceof Response
        ? comparedParts(result)
        : publishedFile(result ?? new URL(request.url))
    expect(differencesIn(actual, expected)).toEqual([])
  })

  test('sends every security header in the policy with a redirect', () => {
    const response = handle(fetchRequest({ target: '/PT-br' })) as Response
    for (const [name, value] of Object.entries(builtPolicy().securityHeaders)) {
      expect(response.headers.get(name)).toBe(value)
    }
  })
})

test('the site is published with rules for headers and 404 pages, but no compressed copies', () => {
  const read = (file: string) => readFileSync(path.join(published, file), 'utf8')
  for (const [name, value] of Object.entries(builtPolicy().securityHeaders)) {
    expect(read('_headers')).toContain(`  ${name}: ${value}\n`)
  }
  expect(read('_redirects')).toContain('/pt-BR/* /pt-BR/404.html 404\n')
  expect(existsSync(path.join(published, 'en.html.br'))).toBe(false)
})

function fetchRequest({ target, method = 'GET', host = 'www.farol.pt' }: Partial<HostedRequest>) {
  return new Request(`https://${host}${target}`, { method })
}

function comparedParts({ status, headers }: Response) {
  return { status, location: headers.get('location'), allow: headers.get('allow') }
}

/**
 * Returns the status of Netlify's response to a URL, and the page's language. According to
 * Netlify's documentation, the URL may omit `.html`.
 */
function publishedFile({ pathname }: URL) {
  const name = pathname.slice(1) || 'index'
  const file = [name, `${name}.html`].find(
    (one) => /^[^_].*\.\w+$/.test(one) && existsSync(path.join(published, one)),
  )
  const text = readFileSync(path.join(published, file ?? nearestNotFoundUrl(pathname).file), 'utf8')
  return { status: file === undefined ? 404 : 200, lang: /<html lang="([^"]+)"/.exec(text)?.[1] }
}
