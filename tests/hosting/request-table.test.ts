import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'
import { builtPolicy } from './built-policy.ts'
import { startCloudflare } from './cloudflare-server.ts'
import { nginxPath, startNginx, type RunningServer } from './nginx-server.ts'
import { startOwnServer } from '../server/site-server.ts'
import { expectedParts, partsOf } from './parts.ts'
import { rawRequest } from './raw-request.ts'
import { requests, SCRIPT, type HostedRequest } from './requests.ts'

interface TestedServer {
  name: string
  start: (() => Promise<RunningServer>) | undefined
  /** Between the runtime and the visitor stands a platform that compresses and tidies up. */
  platform?: true
}

const nginx = await nginxPath()
const script = `/${builtFiles('assets/*.js')[0]?.path}`

const servers: TestedServer[] = [
  { name: 'our server', start: startOwnServer },
  { name: 'nginx', start: nginx === undefined ? undefined : () => startNginx(nginx) },
  { name: "Cloudflare's runtime", start: startCloudflare, platform: true },
]

for (const { name, start, platform = false } of servers) {
  const missing = start === undefined
  // Seen in the report as skipped: NGINX_PATH names an nginx that is not installed.
  describe.skipIf(missing)(`${name}${missing ? ' is not here' : ''}`, () => {
    let server: RunningServer
    beforeAll(async () => {
      if (start !== undefined) server = await start()
    })
    afterAll(() => server?.stop())

    test.each(requests.map((request) => [title(request), request] as const))(
      '%s',
      async (_title, request) => {
        const expected = expectedParts(platform ? onPlatform(request) : request)
        expect(partsOf(await ask(server, request))).toMatchObject(expected)
      },
    )

    test.each(['/en', '/', '/nothing', '/pt-br', script])(
      '%s has every header of the policy',
      async (target) => {
        const { headers } = await rawRequest({ port: server.port, target })
        for (const [header, value] of Object.entries(builtPolicy().securityHeaders)) {
          expect(headers[header.toLowerCase()], header).toBe(value)
        }
        expect(headers['x-powered-by']).toBeUndefined()
      },
    )

    test.each(['/en', '/', '/icon.svg', script])('%s is not sent again', async (target) => {
      const known = { port: server.port, target, headers: { 'Accept-Encoding': 'gzip' } }
      const first = await rawRequest(known)
      const etag = first.headers.etag ?? ''
      expect(etag).not.toBe('')
      // Browsers send the one tag that they know; Cloudflare reads no lists.
      for (const tags of platform ? [etag] : [etag, `"other", ${etag}`, '*']) {
        const headers = { ...known.headers, 'If-None-Match': tags }
        const again = await rawRequest({ ...known, headers })
        expect([again.status, again.length], tags).toEqual([304, 0])
        expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
      }
      const changed = { ...known.headers, 'If-None-Match': '"other"' }
      expect((await rawRequest({ ...known, headers: changed })).status).toBe(200)
    })

    test.skipIf(platform)(
      'a copy that is compressed otherwise is another thing to remember',
      async () => {
        const [plain, br] = await Promise.all(
          ['identity', 'br'].map((accept) =>
            rawRequest({
              port: server.port,
              target: '/en',
              headers: { 'Accept-Encoding': accept },
            }),
          ),
        )
        expect(br?.headers.etag).not.toBe(plain?.headers.etag)
        expect(br?.text).toBe(plain?.text)
        expect(br?.headers.vary).toContain('Accept-Encoding')
        expect(plain?.headers.vary).toContain('Accept-Encoding')
      },
    )

    test('a part of a file can be asked for, as players of videos do', async () => {
      const headers = { Range: 'bytes=-6' }
      const part = await rawRequest({ port: server.port, target: '/icon.svg', headers })
      expect([part.status, part.text.trim()]).toEqual([206, '/svg>'])
      const beyond = { Range: 'bytes=99999-' }
      const { status } = await rawRequest({
        port: server.port,
        target: '/icon.svg',
        headers: beyond,
      })
      expect(status).toBe(416)
    })

    test('a page that is not there is never called unchanged', async () => {
      const headers = { 'If-None-Match': '*' }
      const { status } = await rawRequest({ port: server.port, target: '/nothing', headers })
      expect(status).toBe(404)
    })
  })
}

function ask({ port }: RunningServer, { target, method, host, accept }: HostedRequest) {
  return rawRequest({
    port,
    target: target.replace(SCRIPT, script),
    ...(method !== undefined && { method }),
    headers: {
      Host: host ?? 'localhost',
      ...(accept !== undefined && { 'Accept-Encoding': accept }),
    },
  })
}

/** What is expected where a platform chooses among the encodings that are accepted. */
function onPlatform(request: HostedRequest): HostedRequest {
  const { answer, tidied, accept } = request
  const { encoding, ...rest } = tidied ?? answer
  const compressed = (['br', 'gzip'] as const).filter((known) => accept?.includes(known))
  return { ...request, answer: encoding ? { ...rest, encoding: compressed } : rest }
}

function title({ target, method = 'GET', host, accept, answer }: HostedRequest): string {
  const short = target.length > 60 ? `${target.slice(0, 20)}… (${target.length} bytes)` : target
  const on = host === undefined ? '' : ` on ${host}`
  const accepting = accept === undefined ? '' : ` accepting ${accept}`
  return `${method} ${short}${on}${accepting} is ${[answer.status].flat().join(' or ')}`
}
