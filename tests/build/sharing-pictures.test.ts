import { existsSync, readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { locales } from '../../src/locales.ts'

/** Bytes: what messengers load without delay. */
const LARGEST = 60_000

const files = locales.flatMap((locale) => [
  `dist/og/landing-${locale}.png`,
  `dist/og/pricing-${locale}.png`,
])

describe.each(files)('%s', (file) => {
  test('is a picture of 1200 by 630 pixels within its budget', () => {
    expect(existsSync(file)).toBe(true)
    const bytes = readFileSync(file)
    const { width, height } = PNG.sync.read(bytes)
    expect([width, height]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThanOrEqual(LARGEST)
  })

  test('has words on it, in the colours of the brand', () => {
    const { data, width } = PNG.sync.read(readFileSync(file))
    // The title begins at the left margin, below the brand: there must be ink, and paper around it.
    const found = new Set<string>()
    for (let y = 200; y < 500; y++) {
      for (let x = 0; x < 400; x++) {
        const at = (y * width + x) * 4
        found.add(data.subarray(at, at + 3).toString('hex'))
      }
    }
    expect([...found]).toEqual(expect.arrayContaining(['f7f5ef', '10222b']))
  })
})

test('each language has a landing picture of its own', () => {
  const pictures = files
    .filter((file) => file.includes('landing'))
    .map((file) => readFileSync(file).toString('base64'))
  expect(new Set(pictures).size).toBe(locales.length)
})
