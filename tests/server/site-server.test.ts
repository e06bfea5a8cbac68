import { utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followPolicy } from '../../server/policy-file.ts'
import type { RunningServer } from '../hosting/nginx-server.ts'
import { startOwnServer } from './site-server.ts'
import { rawRequest } from '../hosting/raw-request.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startOwnServer()
})
afterAll(() => server.stop())

test.each<[sent: boolean, headers: Record<string, string>]>([
  [true, { Host: 'localhost:4173' }],
  [true, { Host: '127.0.0.1' }],
  [false, { Host: 'www.farol.com.br' }],
  [false, { Host: 'localhost.example' }],
  [true, { Host: 'www.farol.com.br', 'X-Forwarded-Proto': 'https' }],
])('the opener policy is sent where browsers heed it: %s for %j', async (sent, headers) => {
  const answer = await rawRequest({ port: server.port, target: '/en', headers })
  expect(answer.headers['cross-origin-opener-policy']).toBe(sent ? 'same-origin' : undefined)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('another build while the server runs brings its headers', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'policy-'))
  const file = path.join(folder, 'policy.json')
  const write = (value: string, second: number) => {
    writeFileSync(file, JSON.stringify({ securityHeaders: { Build: value } }))
    utimesSync(file, second, second)
  }
  write('first', 1)
  const headers = followPolicy(file)
  expect(headers()).toEqual({ Build: 'first' })
  write('second', 2)
  expect(headers()).toEqual({ Build: 'second' })
  await rm(folder, { recursive: true })
  expect(headers(), 'while it is written').toEqual({ Build: 'second' })
  expect(() => followPolicy(file)).toThrow('run npm run build')
})
