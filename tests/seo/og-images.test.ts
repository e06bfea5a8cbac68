import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { locales } from '../../src/locales.ts'
import { parseColors } from '../../src/styles/parse-colors.ts'
import { build } from './built-site.ts'

const read = (file: string) => readFileSync(path.join(build, 'og', file))

const color = parseColors(readFileSync('src/styles/tokens.css', 'utf8'))

const files = locales.flatMap((locale) => [`landing-${locale}.png`, `pricing-${locale}.png`])

// Messaging apps load images of up to 60 kB without delay.
test.each(files)('%s is 1200 × 630 px and at most 60 kB, with a title in brand colours', (file) => {
  const bytes = read(file)
  const { data, width, height } = PNG.sync.read(bytes)
  expect([width, height]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThanOrEqual(60_000)
  // The title begins at the left margin, below the brand.
  const found = new Set<string>()
  for (let y = 200; y < 500; y++) {
    for (let x = 0; x < 400; x++) {
      const pixel = (y * width + x) * 4
      found.add(`#${data.toString('hex', pixel, pixel + 3)}`)
    }
  }
  expect(found).toContain(color('paper-light'))
  expect(found).toContain(color('ink-light'))
})

test('the landing page has a different Open Graph image in each language', () => {
  const images = locales.map((locale) => read(`landing-${locale}.png`).toString('base64'))
  expect(new Set(images).size).toBe(locales.length)
})
