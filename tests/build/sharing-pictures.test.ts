import { existsSync, readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { locales } from '../../src/locales.ts'

/** Bytes: what messengers load without delay. */
const LARGEST = 60_000

const files = locales.flatMap((locale) => [
  `dist/og/landing-${locale}.png`,
  `dist/og/pricing-${locale}.png`,
])

test.each(files)('%s is a picture for sharing, in the colours of the brand', (file) => {
  expect(existsSync(file)).toBe(true)
  const bytes = readFileSync(file)
  const { data, width, height } = PNG.sync.read(bytes)
  expect([width, height]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThanOrEqual(LARGEST)
  // The title begins at the left margin, below the brand: there must be ink, and paper around it.
  const found = new Set<number>()
  for (let y = 200; y < 500; y++) {
    for (let x = 0; x < 400; x++) found.add(data.readUIntBE((y * width + x) * 4, 3))
  }
  expect([...found]).toEqual(expect.arrayContaining([0xf7f5ef, 0x10222b]))
})

test('each language has a landing picture of its own', () => {
  const pictures = files
    .filter((file) => file.includes('landing'))
    .map((file) => readFileSync(file).toString('base64'))
  expect(new Set(pictures).size).toBe(locales.length)
})
