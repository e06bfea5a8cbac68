import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fixtureContent, fixtureSite } from '../../config/fixture-paths.ts'
import { findChangedFiles, readReleaseRecord } from '../../hosting/release-record.ts'
import { HOSTS_FOLDER, RELEASE_SUMMARY } from '../../hosting/hosts-folder.ts'
import { splitFrontMatter } from '../../src/content/front-matter.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { fixtureBuild } from '../fixtures/fixture-site.ts'

test('the build contains neither the catalogue nor the content inspector', () => {
  const files = builtFiles('**/*.{html,js,css,txt,xml}')
  expect(files.length).toBeGreaterThan(20)
  const traces = files.filter((file) =>
    /catalogue|data-force|content-inspector|__open-in-editor/.test(file.path + file.text),
  )
  expect(traces.map((file) => file.path)).toEqual([])
})

test('every asset is used by a page or by another asset', () => {
  const assets = globSync(['assets/*', '!**/*.{br,gz}'], { cwd: fixtureBuild })
  expect(assets.length).toBeGreaterThan(10)
  const users = builtFiles('**/*.{html,js,css}')
  const isUsed = (name: string) =>
    users.some((user) => path.basename(user.path) !== name && user.text.includes(name))
  expect(assets.filter((asset) => !isUsed(path.basename(asset)))).toEqual([])
})

test('no script contains a sentence from the content', () => {
  const files = globSync('content/*/*.mdx', { cwd: fixtureContent, absolute: true })
  // Shorter texts may occur in a library by chance.
  const sentences = files.flatMap(textsIn).filter(({ length }) => length >= 20)
  expect(sentences.length).toBeGreaterThan(400)
  const scripts = builtFiles('**/*.js')
  expect(scripts.length).toBeGreaterThan(3)
  const found = scripts.flatMap((script) =>
    sentences.filter((one) => script.text.includes(one)).map((one) => `${script.path}: ${one}`),
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

/** Packages that are bundled into the site's scripts. */
const bundled = ['react', 'react-dom', 'motion-dom', 'sonner', 'zod', '@supabase/supabase-js']

test('licenses.txt contains the licence of each bundled package and font', () => {
  const [{ text } = { text: '' }] = builtFiles('licenses.txt')
  const sections = new Map(
    text.split(/^## /m).map((section) => [section.split(/[ \n]/, 1)[0], section]),
  )
  for (const name of bundled) {
    expect.soft(sections.get(name), name).toMatch(/Permission is hereby granted/)
  }
  const fonts = builtFiles('assets/*.woff2').map((file) => file.path.replace(/^.*\/|-[^-]+$/g, ''))
  expect(fonts).not.toEqual([])
  for (const font of fonts) {
    expect.soft(sections.get(`@fontsource-variable/${font}`), font).toMatch(/OPEN FONT LICENSE/)
  }
})

test('the build records its commit and its files', async () => {
  const record = await readReleaseRecord(fixtureBuild)
  expect(record?.commit).toMatch(/^[\da-f]{7,}(-dirty)?$/)
  const pages = builtFiles('**/*.html').map((file) => file.path)
  expect(Object.keys(record?.files ?? {})).toEqual(expect.arrayContaining(pages))
  // This compares the compressed copies, too.
  expect(record && (await findChangedFiles(fixtureBuild, record))).toEqual([])
})

test('the release summary counts the problems and names the command that lists them', () => {
  const file = path.join(fixtureSite, HOSTS_FOLDER, RELEASE_SUMMARY)
  expect(readFileSync(file, 'utf8')).toMatch(/\d+.*\n.*npx cli check-locales --release\n$/)
})
