import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { fixtureBuild } from '../fixtures/fixture-site.ts'

const decoders = { br: brotliDecompressSync, gz: gunzipSync }

const files = globSync('**', { cwd: fixtureBuild, absolute: true, dot: true })
const originals = files.filter((file) => ['.html', '.js', '.css'].includes(path.extname(file)))

test('every page, script and stylesheet of some size has both copies', () => {
  expect(originals.length).toBeGreaterThan(20)
  const large = originals.filter((file) => readFileSync(file).length >= 1024)
  const copies = large.flatMap((file) => [`${file}.br`, `${file}.gz`])
  expect(copies.filter((copy) => !existsSync(copy))).toEqual([])
})

test.each(['br', 'gz'] as const)('every .%s says what its file says', (ending) => {
  const copies = files.filter((file) => file.endsWith(`.${ending}`))
  expect(copies.length).toBeGreaterThan(20)
  const different = copies.filter((copy) => {
    const original = readFileSync(copy.slice(0, -ending.length - 1))
    return !decoders[ending](readFileSync(copy)).equals(original)
  })
  expect(different).toEqual([])
})
