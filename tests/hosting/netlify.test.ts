import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { locales } from '../../src/locales.ts'
import { fixtureHosts } from '../fixtures/fixture-site.ts'
import { builtPolicy } from './built-policy.ts'
import { requests, SCRIPT, type HostedRequest } from './requests.ts'

const FOLDER = path.join(fixtureHosts, 'netlify')

/** The edge function of the build; what Netlify itself does with its answer is not tried here. */
const { default: decide } = (await import(
  pathToFileURL(path.join(FOLDER, 'netlify/edge-functions/site.js')).href
)) as { default: (request: Request) => Response | URL | undefined }

// Scripts with a hash do not come by the function, and encodings are Netlify's own.
const asked = requests.filter(({ target, accept }) => target !== SCRIPT && accept === undefined)

describe('the edge function', () => {
  test.each(asked.map((request) => [JSON.stringify(request).slice(0, 120), request] as const))(
    '%s',
    (_title, request) => {
      const { status, location = null, allow = null } = request.tidied ?? request.answer
      const decision = decide(netlifyRequest(request))
      const seen =
        decision instanceof Response
          ? {
              status: decision.status,
              location: decision.headers.get('location'),
              allow: decision.headers.get('allow'),
            }
          : { ...published(decision ?? new URL(netlifyRequest(request).url)), location, allow }
      expect(seen).toMatchObject({ status: expect.toBeOneOf([status].flat()), location, allow })
      expect('lang' in seen ? seen.lang : undefined).toBe((request.tidied ?? request.answer).lang)
    },
  )

  test('its own answers have every header of the policy', () => {
    const answer = decide(new Request('https://www.farol.pt/PT-br'))
    const headers = answer instanceof Response ? Object.fromEntries(answer.headers) : {}
    for (const [name, value] of Object.entries(builtPolicy().securityHeaders)) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })
})

test('the rules for headers and 404 pages are published with the site', () => {
  const read = (file: string) => readFileSync(path.join(FOLDER, 'public', file), 'utf8')
  for (const [name, value] of Object.entries(builtPolicy().securityHeaders)) {
    expect(read('_headers')).toContain(`  ${name}: ${value}\n`)
  }
  expect(read('_redirects')).toContain('/pt-BR/* /pt-BR/404.html 404\n')
  expect(existsSync(path.join(FOLDER, 'public/en.html.br'))).toBe(false)
})

function netlifyRequest({ target, method = 'GET', host = 'www.farol.pt' }: HostedRequest) {
  return new Request(`https://${host}${target}`, { method })
}

/** What Netlify publishes at an address, by its documented rules: a file, with or without `.html`, or a 404 page. */
function published({ pathname }: URL): { status: number; lang: string | undefined } {
  const name = pathname.replace(/^\//, '').replace(/^$/, 'index')
  const file = [name, `${name}.html`].find((one) => /\.\w+$/.test(one) && isPublished(one))
  const folder = locales.find((locale) => pathname.startsWith(`/${locale}/`))
  const page = file ?? (folder === undefined ? '404.html' : `${folder}/404.html`)
  const text = readFileSync(path.join(FOLDER, 'public', page), 'utf8')
  return {
    status: file === undefined ? 404 : 200,
    lang: /<html lang="([^"]+)"/.exec(text)?.[1],
  }
}

function isPublished(file: string): boolean {
  return !file.startsWith('_') && existsSync(path.join(FOLDER, 'public', file))
}
