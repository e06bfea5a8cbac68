import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { locales } from '../../src/locales.ts'
import { parseColors } from '../../src/styles/parse-colors.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'

const color = parseColors(readFileSync('src/styles/tokens.css', 'utf8'))

/** Bytes: what messengers load without delay. */
const LARGEST = 60_000

const files = locales.flatMap((locale) => [`og/landing-${locale}.png`, `og/pricing-${locale}.png`])

test.each(files)('%s is a picture for sharing, in the colours of the brand', (file) => {
  const bytes = readFileSync(path.join(fixtureBuild, file))
  const { data, width, height } = PNG.sync.read(bytes)
  expect([width, height]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThanOrEqual(LARGEST)
  // The title begins at the left margin, below the brand: there must be ink, and paper around it.
  const found = new Set<number>()
  for (let y = 200; y < 500; y++) {
    for (let x = 0; x < 400; x++) found.add(data.readUIntBE((y * width + x) * 4, 3))
  }
  expect([...found]).toEqual(expect.arrayContaining(['paper-light', 'ink-light'].map(numberOf)))
})

test('each language has a landing picture of its own', () => {
  const pictures = files
    .filter((file) => file.includes('landing'))
    .map((file) => readFileSync(path.join(fixtureBuild, file)).toString('base64'))
  expect(new Set(pictures).size).toBe(locales.length)
})

/** A colour of the tokens as a number of 24 bits. */
function numberOf(name: string): number {
  return Number.parseInt(color(name).slice(1), 16)
}
