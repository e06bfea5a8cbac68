import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { expect, test, type TestContext } from 'vitest'
import { takePictures } from '../../cli/review/pictures.ts'
import { pageUrls } from '../../src/urls.ts'

/** The pictures of two sites that differ in one section of one page, at 360 px. */
async function picturesOf(context: TestContext, sections: { before: string; after: string }) {
  const root = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  context.onTestFinished(() => rm(root, { recursive: true }))
  const builds = { before: path.join(root, 'before'), after: path.join(root, 'after') }
  for (const version of ['before', 'after'] as const) {
    for (const { file } of pageUrls) {
      const section = file === 'en.html' ? sections[version] : ''
      const target = path.join(builds[version], file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, `<!doctype html><main><section id="part">${section}</section></main>`)
    }
  }
  const folder = path.join(root, 'pictures')
  const pairs = await takePictures(builds, folder, { dark: false })
  const [pair] = pairs.filter(({ width }) => width === 360)
  const read = async (name = '') => PNG.sync.read(await readFile(path.join(folder, name)))
  return pair && { before: await read(pair.before), after: await read(pair.after) }
}

test('a text that unfolds is shown if it changed, also beside another change', async (context) => {
  const section = (title: string, text: string) =>
    `<h2>${title}</h2><details><summary>More</summary><p style="height: 600px">${text}</p></details>`
  const before = section('Questions', 'Yes')
  for (const after of [section('Questions', 'No'), section('Answers', 'No')]) {
    const pictures = await picturesOf(context, { before, after })
    expect(pictures?.before.height).toBeGreaterThan(600)
    expect(pictures?.before.data.equals(pictures.after.data)).toBe(false)
  }
  const visible = await picturesOf(context, { before, after: section('Answers', 'Yes') })
  expect(visible?.before.height).toBeLessThan(600)
})

test('a video, which never looks the same twice, is not compared', async (context) => {
  const section = (color: string) => `<p>Demonstration</p><video style="background: ${color}">`
  const pictures = { before: section('red'), after: section('blue') }
  expect(await picturesOf(context, pictures)).toBeUndefined()
})
