import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '../../cli/live/raw-request.ts'
import {
  comparedParts,
  differencesIn,
  onPlatform,
  requests,
  SCRIPT,
  describeRequest,
} from '../../hosting/requests.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { builtPolicy } from './built-policy.ts'

const LOOPBACK = '127.0.0.1'

export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

interface TestedServer {
  name: string
  start: () => Promise<RunningServer>
  isInstalled?: boolean
  /** Whether this is a hosting platform, which normalizes requests and compresses responses. */
  isPlatform?: boolean
}

/** Declares the tests that every server must pass. */
export function testServer(options: TestedServer): void {
  const { name, start, isInstalled = true, isPlatform = false } = options
  describe.skipIf(!isInstalled)(`${name}`, () => {
    const script = `/${builtFiles('assets/*.js')[0]?.path}`
    let server: RunningServer
    const get = (target: string, headers: Record<string, string> = {}) =>
      rawRequest({ host: LOOPBACK, port: server.port, path: target, headers })

    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server?.stop())

    const rows = isPlatform ? requests.map(onPlatform) : requests
    test.each(rows.map((row) => [describeRequest(row), row] as const))(
      '%s',
      async (_title, { target, method = 'GET', host = 'localhost', accept, response }) => {
        const actual = await rawRequest({
          host: LOOPBACK,
          port: server.port,
          path: target.replace(SCRIPT, script),
          method,
          headers: { Host: host, ...(accept !== undefined && { 'Accept-Encoding': accept }) },
        })
        expect(differencesIn(comparedParts(actual), response)).toEqual([])
        // Project files outside the build are not served.
        expect(actual.text).not.toContain('devDependencies')
      },
    )

    test.each(['/en', '/', '/nothing', '/pt-br', script])(
      'the response to %s has every header in the policy, but no X-Powered-By',
      async (target) => {
        const { headers } = await get(target)
        for (const [header, value] of Object.entries(builtPolicy().securityHeaders)) {
          expect(headers[header.toLowerCase()], header).toBe(value)
        }
        expect(headers['x-powered-by']).toBeUndefined()
      },
    )

    test.each(['/en', '/', '/icon.svg', script])(
      '%s can be revalidated with its ETag',
      async (target) => {
        const gzip = { 'Accept-Encoding': 'gzip' }
        const { headers } = await get(target, gzip)
        const etag = `${headers.etag}`
        // Browsers send a single ETag; Cloudflare does not support lists.
        for (const tags of isPlatform ? [etag] : [etag, `"other", ${etag}`, '*']) {
          const cached = await get(target, { ...gzip, 'If-None-Match': tags })
          expect(cached, tags).toMatchObject({ status: 304, length: 0 })
          expect(cached.headers['cache-control']).toBe(headers['cache-control'])
        }
        const changed = await get(target, { ...gzip, 'If-None-Match': '"other"' })
        expect(changed.status).toBe(200)
      },
    )

    test.skipIf(isPlatform)('each encoding of a file has its own ETag', async () => {
      const plain = await get('/en', { 'Accept-Encoding': 'identity' })
      const compressed = await get('/en', { 'Accept-Encoding': 'br' })
      expect(compressed.headers.etag).not.toBe(plain.headers.etag)
      expect(compressed.text).toBe(plain.text)
      for (const { headers } of [plain, compressed])
        expect(headers.vary).toContain('Accept-Encoding')
    })

    test('a request for a byte range gets that range, or 416 if it is outside the file', async () => {
      const part = await get('/icon.svg', { Range: 'bytes=-6' })
      expect([part.status, part.text.trim()]).toEqual([206, '/svg>'])
      expect((await get('/icon.svg', { Range: 'bytes=99999-' })).status).toBe(416)
    })

    test('a missing page is never reported as not modified', async () => {
      expect((await get('/nothing', { 'If-None-Match': '*' })).status).toBe(404)
    })
  })
}
