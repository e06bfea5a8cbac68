import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { takePictures } from '../../../cli/review/pictures.ts'
import { pageUrls } from '../../../src/urls/page-urls.ts'
import { temporaryFolder, type TemporaryFolder } from '../../temporary-folder.ts'

/**
 * Compares two sites whose HTML differs in one section of one page. Returns the screenshots at
 * 360 px, or undefined if the sites look the same.
 */
async function compare(folder: TemporaryFolder, sections: Record<'before' | 'after', string>) {
  for (const version of ['before', 'after'] as const) {
    for (const { file } of pageUrls) {
      const section = file === 'en.html' ? sections[version] : ''
      const html = `<!doctype html><main><section id="part">${section}</section></main>`
      await folder.write(`${version}/${file}`, html)
    }
  }
  const builds = { before: folder.path('before'), after: folder.path('after') }
  const pairs = await takePictures(builds, folder.path('pictures'), { dark: false, locale: 'en' })
  const [pair] = pairs.filter(({ width }) => width === 360)
  const read = (name = '') => PNG.sync.read(readFileSync(folder.path(`pictures/${name}`)))
  return pair && { before: read(pair.before), after: read(pair.after) }
}

test('screenshots show collapsed content if, and only if, it has changed', async () => {
  const folder = temporaryFolder()
  const section = (title: string, text: string) =>
    `<h2>${title}</h2><details><summary>More</summary><p style="height: 600px">${text}</p></details>`
  const before = section('Questions', 'Yes')
  for (const after of [section('Questions', 'No'), section('Answers', 'No')]) {
    const pictures = await compare(folder, { before, after })
    expect(pictures?.before.height).toBeGreaterThan(600)
    expect(pictures?.before.data.equals(pictures.after.data)).toBe(false)
  }
  const visible = await compare(folder, { before, after: section('Answers', 'Yes') })
  expect(visible?.before.height).toBeLessThan(600)
})

test('each page part is compared with its counterpart, even if two parts share an id', async () => {
  const folder = temporaryFolder()
  const sections = (color: string) =>
    `<p style="background: ${color}">First</p></section><section id="part"><p>Second</p>`
  const pictures = await compare(folder, {
    before: sections('red'),
    after: sections('blue'),
  })
  expect(pictures?.after).toBeDefined()
})

test('a lazy-loaded image far below the viewport appears in the screenshot', async () => {
  const folder = temporaryFolder()
  const red = new PNG({ width: 40, height: 40 })
  for (let at = 0; at < red.data.length; at += 4) red.data.set([255, 0, 0, 255], at)
  for (const version of ['before', 'after']) {
    await folder.write(`${version}/red.png`, PNG.sync.write(red))
  }
  const section = (text: string) =>
    `<div style="height: 6000px">${text}</div><img src="/red.png" width="40" height="40" loading="lazy">`
  const pictures = await compare(folder, { before: section('Old'), after: section('New') })
  const { data } = pictures?.after ?? red
  const reds = data.filter((value, at) => at % 4 === 0 && value === 255 && data[at + 1] === 0)
  expect(reds).toHaveLength(1600)
})

test('only pages in the given language are captured, and each of them is announced', async () => {
  const folder = temporaryFolder()
  for (const version of ['before', 'after']) {
    for (const { file } of pageUrls) {
      await folder.write(`${version}/${file}`, `<!doctype html><main><p id="part">${version}</p>`)
    }
  }
  const builds = { before: folder.path('before'), after: folder.path('after') }
  const announced: string[] = []
  const onPage = (...page: [string, number, number]) => announced.push(page.join(' '))
  const options = { dark: false, locale: 'es' as const, onPage }
  const pairs = await takePictures(builds, folder.path('pictures'), options)
  expect(new Set(pairs.map(({ locale }) => locale))).toEqual(new Set(['es']))
  const count = new Set(pairs.map(({ page }) => page)).size
  expect(announced).toHaveLength(count)
  expect(announced[0]).toBe(`/es 1 ${count}`)
})

test('a video, which never looks the same twice, is not compared', async () => {
  const folder = temporaryFolder()
  const section = (color: string) => `<p>Demonstration</p><video style="background: ${color}">`
  const pictures = { before: section('red'), after: section('blue') }
  expect(await compare(folder, pictures)).toBeUndefined()
})
