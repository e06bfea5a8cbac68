import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawIcons } from '../../scripts/icons.ts'

const pixelsOf = (name: string) => PNG.sync.read(readFileSync(`public/${name}`))

test.each(Object.entries(drawIcons()))('%s matches the output of npm run icons', (name, drawn) => {
  expect(readFileSync(`public/${name}`).equals(drawn)).toBe(true)
})

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is square, with sides of %i pixels', (name, side) => {
  expect(pixelsOf(name)).toMatchObject({ width: side, height: side })
})

test('the maskable icon has its logo inside the safe zone, on an opaque background', () => {
  const { width, data } = pixelsOf('icon-maskable-512.png')
  const background = data.subarray(0, 4)
  expect(background[3]).toBe(255)
  const outside = Array.from({ length: width * width }, (_, pixel) => pixel).filter((pixel) => {
    const x = (pixel % width) - width / 2
    const y = Math.floor(pixel / width) - width / 2
    return Math.hypot(x, y) >= width * 0.4
  })
  const other = outside.filter(
    (pixel) => !data.subarray(pixel * 4, pixel * 4 + 4).equals(background),
  )
  expect(other).toEqual([])
})
