import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { drawIcons } from '../../scripts/icons.ts'

const icons = drawIcons()

describe.each(Object.keys(icons))('%s', (name) => {
  test('is what the brand mark draws (npm run icons)', () => {
    const committed = readFileSync(`public/${name}`)
    expect(committed.equals(icons[name] ?? Buffer.alloc(0))).toBe(true)
  })
})

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels square', (name, side) => {
  const { width, height } = pixelsOf(name)
  expect([width, height]).toEqual([side, side])
})

test('the maskable icon keeps its mark in the safe circle and its ground in the corners', () => {
  const { width, data } = pixelsOf('icon-maskable-512.png')
  const ground = data.subarray(0, 4)
  const center = width / 2
  const outside: number[] = []
  for (let pixel = 0; pixel < width * width; pixel++) {
    const x = (pixel % width) - center
    const y = Math.floor(pixel / width) - center
    const safe = Math.hypot(x, y) < width * 0.4
    if (!safe && !data.subarray(pixel * 4, pixel * 4 + 4).equals(ground)) outside.push(pixel)
  }
  expect(ground[3]).toBe(255)
  expect(outside).toEqual([])
})

function pixelsOf(name: string) {
  return PNG.sync.read(readFileSync(`public/${name}`))
}
