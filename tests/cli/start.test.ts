import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assembleFixtureSite } from '../fixtures/fixture-site.ts'
import { repository, type CliRun } from './run-cli.ts'

/*
 * `cli/start.js` runs a bundle of the sources that it makes itself. Whoever uses
 * the command must not be able to tell it from the sources. How any program of ours
 * keeps its bundle is the matter of `tests/program-bundle/`.
 */

let shared: string
let first: CliRun
beforeAll(async () => {
  shared = await makeCheckout()
  first = await start(shared, 'explain', 'missing-key')
})
afterAll(() => rm(shared, { recursive: true }))

test('a fresh checkout starts, and leaves a bundle for the next time', async () => {
  const explained = { code: 0, stderr: '', stdout: expect.stringContaining('# missing-key') }
  expect(first).toMatchObject(explained)
  const bundles = await bundlesIn(shared)
  expect(bundles).toHaveLength(1)
  expect(await start(shared, 'explain', 'missing-key')).toMatchObject(explained)
  expect(await bundlesIn(shared)).toEqual(bundles)
})

test('codes, reports and complaints come through', async ({ onTestFinished }) => {
  const file = join(shared, 'content/en/hero.mdx')
  await rename(file, `${file}.away`)
  onTestFinished(() => rename(`${file}.away`, file))
  const findings = await start(shared, 'check-locales')
  expect(findings).toMatchObject({ code: 1, stderr: '' })
  expect(findings.stdout).toMatch(/missing-file/)
  const mistake = await start(shared, 'chek-locales')
  expect(mistake).toMatchObject({ code: 2, stdout: '' })
  expect(mistake.stderr).toMatch(/Did you mean check-locales\?/)
})

test('a reader that closes the pipe early gets no crash', async () => {
  const child = spawn(process.execPath, ['cli/start.js', 'explain'], { cwd: shared })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

// The last one: it leaves no bundle for the others.
test('it starts from the sources where nothing can be kept', async () => {
  const cache = join(shared, 'node_modules/.cache')
  await rm(cache, { recursive: true })
  await writeFile(cache, 'a file where a folder belongs')
  expect(await start(shared, 'check-locales')).toMatchObject({ code: 0, stderr: '' })
})

/** The project with its packages, without what earlier runs have left. */
async function makeCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'checkout-'))
  await assembleFixtureSite(copy)
  await mkdir(join(copy, 'node_modules'))
  const packages = (await readdir(join(repository, 'node_modules'))).filter(
    (name) => name !== '.cache',
  )
  for (const name of packages) {
    symlinkSync(join(repository, 'node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}

async function bundlesIn(copy: string): Promise<string[]> {
  const kept = await readdir(join(copy, 'node_modules/.cache/cli'))
  return kept.filter((name) => name.startsWith('bundle-'))
}

async function start(copy: string, ...args: string[]): Promise<CliRun> {
  const child = spawn(process.execPath, ['cli/start.js', ...args], {
    cwd: copy,
    env: { ...process.env, LC_ALL: 'C' },
  })
  const run = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...run }
}
