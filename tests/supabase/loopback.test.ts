import { expect, test } from 'vitest'
import { isLoopback } from '../../supabase/functions/_shared/loopback.ts'

test.each([
  ['http://localhost:4173', true],
  ['http://LOCALHOST', true],
  ['http://127.0.0.1', true],
  ['http://127.0.0.2:54321', true],
  ['http://127.1', true],
  ['http://[::1]:54321', true],
  ['http://[0:0:0:0:0:0:0:1]', true],
  ['https://localhost.example.com', false],
  ['https://app.localhost', false],
  ['https://127.0.0.1.example.com', false],
  ['https://localhost@example.com', false],
  ['http://128.0.0.1', false],
  ['http://0.0.0.0', false],
  ['http://[::2]', false],
])('%s refers to this machine: %s', (url, expected) => {
  expect(isLoopback(new URL(url).hostname)).toBe(expected)
})

test('an IPv6 loopback address without brackets refers to this machine', () => {
  expect(isLoopback('::1')).toBe(true)
})
