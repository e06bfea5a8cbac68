import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { followPolicy } from '../../server/site-server.ts'
import { rawRequest } from '../hosting/raw-request.ts'
import { testServer } from '../hosting/server-tests.ts'
import { startOwnServer } from './site-server.ts'

testServer({ name: 'our server', start: startOwnServer })

test.each<[isSent: boolean, headers: Record<string, string>]>([
  [true, { Host: 'localhost:4173' }],
  [true, { Host: '127.0.0.1' }],
  [false, { Host: 'www.farol.com.br' }],
  [false, { Host: 'localhost.example' }],
  [true, { Host: 'www.farol.com.br', 'X-Forwarded-Proto': 'https' }],
])('Cross-Origin-Opener-Policy is sent to secure origins only: %s for %j', async (isSent, sent) => {
  const { port, stop } = await startOwnServer()
  const { headers } = await rawRequest({ port, path: '/en', headers: sent })
  await stop()
  expect(headers['cross-origin-opener-policy']).toBe(isSent ? 'same-origin' : undefined)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the server sends the headers of the next build, too', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'policy-'))
  const file = path.join(folder, 'policy.json')
  const write = (build: string) => writeFile(file, `{"securityHeaders":{"Build":"${build}"}}`)
  await write('first')
  const headers = followPolicy(file)
  expect(headers()).toEqual({ Build: 'first' })
  await write('second')
  expect(headers()).toEqual({ Build: 'second' })
  await rm(folder, { recursive: true })
  expect(headers(), 'during a build').toEqual({ Build: 'second' })
  expect(() => followPolicy(file)).toThrow('run npm run build')
})
