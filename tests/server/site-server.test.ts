import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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
])('Cross-Origin-Opener-Policy is sent only to secure origins: %s for %j', async (isSent, sent) => {
  const { port, stop } = await startOwnServer()
  const { headers } = await rawRequest({ host: '127.0.0.1', port, path: '/en', headers: sent })
  await stop()
  expect(headers['cross-origin-opener-policy']).toBe(isSent ? 'same-origin' : undefined)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the server sends the headers of the next build without a restart', async () => {
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

test.runIf(process.platform === 'linux')(
  'pipelined requests whose responses nobody reads hold no files open',
  async () => {
    const { port, stop } = await startOwnServer()
    const openFiles = async () => (await readdir('/proc/self/fd')).length
    const before = await openFiles()
    const REQUESTS = 2000
    const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').pause())
    for (const socket of sockets) {
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write('GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS))
    }
    expect((await rawRequest({ host: '127.0.0.1', port, path: '/en' })).status).toBe(200)
    await expect.poll(openFiles).toBeGreaterThan(before + sockets.length)
    expect(await openFiles()).toBeLessThan(before + 50)
    for (const socket of sockets) socket.destroy()
    await expect.poll(openFiles).toBeLessThanOrEqual(before)
    expect((await rawRequest({ host: '127.0.0.1', port, path: '/en' })).status).toBe(200)
    await stop()
  },
)

test('pipelined requests are answered in order', async () => {
  const { port, stop } = await startOwnServer()
  const socket = connect(port, '127.0.0.1')
  const request = (target: string, rest = '') =>
    `HEAD ${target} HTTP/1.1\r\nHost: localhost\r\n${rest}\r\n`
  socket.write(request('/en') + request('/nowhere') + request('/en', 'Connection: close\r\n'))
  const statuses = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm)
  expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  await stop()
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
