import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { builtFiles } from '../fixtures/built-files.ts'
import { fixtureContent } from '../fixtures/fixture-site.ts'

/** Texts shorter than this may be in a library by chance. */
const SENTENCE = 20

const scripts = builtFiles('**/*.js')

test('no sentence of the copy is shipped as a script', () => {
  const sentences = globSync('content/*/*.mdx', { cwd: fixtureContent, absolute: true }).flatMap(
    sentencesIn,
  )
  expect(sentences.length).toBeGreaterThan(400)
  expect(scripts.length).toBeGreaterThan(3)

  const shipped = scripts.flatMap((script) =>
    sentences
      .filter((sentence) => script.text.includes(sentence))
      .map((sentence) => `${script.path}: ${sentence}`),
  )
  expect(shipped).toEqual([])
})

function sentencesIn(file: string): string[] {
  const [, frontMatter = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m)
  // The texts that the specification fixes in English are the one error screen of every island.
  const texts = stringsIn(parse(frontMatter)).concat(body.split('\n'))
  return texts.map((text) => text.trim()).filter((text) => text.length >= SENTENCE)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsIn)
}
