import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { fixtureBuild } from '../fixtures/fixture-site.ts'

const files = globSync('**', { cwd: fixtureBuild, dot: true })
const read = (file: string) => readFileSync(path.join(fixtureBuild, file))

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
])('every large page, script and stylesheet has an equal .%s copy', (ending, decompress) => {
  const copies = files.filter((file) => file.endsWith(`.${ending}`))
  const originals = copies.map((copy) => copy.slice(0, -ending.length - 1))
  const large = files.filter((file) => /\.(html|js|css)$/.test(file) && read(file).length >= 1024)
  expect(large.length).toBeGreaterThan(20)
  expect(large.filter((file) => !originals.includes(file))).toEqual([])
  const different = originals.filter(
    (file) => !decompress(read(`${file}.${ending}`)).equals(read(file)),
  )
  expect(different).toEqual([])
})
