import { expect, test } from 'vitest'
import { close, listen } from '../../server/listen.ts'
import { createSiteServer, followPolicy } from '../../server/site-server.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'
import { builtPolicy } from '../hosting/built-policy.ts'
import { rawRequest } from '../../cli/live/raw-request.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { testServer, type RunningServer } from '../hosting/server-tests.ts'

testServer({ name: 'our server', start: startOwnServer })

test.each<[isSent: boolean, headers: Record<string, string>]>([
  [true, { Host: 'localhost:4173' }],
  [true, { Host: '127.0.0.1' }],
  [false, { Host: 'www.farol.com.br' }],
  [false, { Host: 'localhost.example' }],
  [true, { Host: 'www.farol.com.br', 'X-Forwarded-Proto': 'https' }],
])('Cross-Origin-Opener-Policy is sent only on secure origins: %s for %j', async (isSent, sent) => {
  const { port, stop } = await startOwnServer()
  const { headers } = await rawRequest({ host: '127.0.0.1', port, path: '/en', headers: sent })
  await stop()
  expect(headers['cross-origin-opener-policy']).toBe(isSent ? 'same-origin' : undefined)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test("a new build's security headers apply without a restart", async () => {
  const folder = temporaryFolder()
  const file = folder.path('policy.json')
  const write = (build: string) =>
    folder.write('policy.json', `{"securityHeaders":{"Build":"${build}"}}`)
  await write('first')
  const headers = followPolicy(file)
  expect(headers()).toEqual({ Build: 'first' })
  await write('second')
  expect(headers()).toEqual({ Build: 'second' })
  await folder.change({ file: 'policy.json', instead: 'nothing' })
  expect(headers(), 'during a build').toEqual({ Build: 'second' })
  expect(() => followPolicy(file)).toThrow('run npm run build')
})

/** Serves the fixture site as `npm start` does, on a free port. */
async function startOwnServer(): Promise<RunningServer> {
  const { brazilianDomainMarker, securityHeaders } = builtPolicy()
  const server = createSiteServer({
    folder: fixtureBuild,
    brazilianDomainMarker,
    securityHeaders: () => securityHeaders,
  })
  return { port: await listen(server, 'PORT', 0), stop: () => close(server) }
}
