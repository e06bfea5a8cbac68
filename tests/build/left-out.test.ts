import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { fixtureContent } from '../../config/fixture-site.ts'

test('the build contains neither the catalogue nor the content inspector', () => {
  const files = builtFiles('**/*.{html,js,css,txt,xml}')
  expect(files.length).toBeGreaterThan(20)
  const traces = files.filter(({ path, text }) =>
    /catalogue|data-force|content-inspector|__open-in-editor/.test(path + text),
  )
  expect(traces.map(({ path }) => path)).toEqual([])
})

test('no script contains a sentence of the content', () => {
  const files = globSync('content/*/*.mdx', { cwd: fixtureContent, absolute: true })
  // Shorter texts may be in a library by chance.
  const sentences = files.flatMap(textsIn).filter(({ length }) => length >= 20)
  expect(sentences.length).toBeGreaterThan(400)
  const scripts = builtFiles('**/*.js')
  expect(scripts.length).toBeGreaterThan(3)
  const found = scripts.flatMap(({ path, text }) =>
    sentences.filter((sentence) => text.includes(sentence)).map((one) => `${path}: ${one}`),
  )
  expect(found).toEqual([])
})

function textsIn(file: string): string[] {
  const frontMatter = splitFrontMatter(readFileSync(file, 'utf8'))
  if (frontMatter.state !== 'found') throw new Error(`${file} has no front matter`)
  const texts = frontMatter.body.split('\n')
  parse(frontMatter.yaml, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
  })
  return texts.map((text) => text.trim())
}
