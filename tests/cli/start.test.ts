import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { repository, type CliRun } from './run-cli.ts'

/*
 * `cli/start.js` runs a bundle of the sources that it makes itself. Whoever uses
 * the command must not be able to tell it from the sources.
 */

const RECORD = 'node_modules/.cache/cli/last.json'

describe('the program starts', () => {
  test('in a fresh checkout, where it leaves a bundle for the next time', async (context) => {
    const copy = await checkout(context)
    expect(await start(copy, 'check-locales')).toMatchObject({ code: 0, stderr: '' })
    expect(await bundlesIn(copy)).toHaveLength(1)
    expect(await start(copy, 'explain', 'missing-key')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('# missing-key'),
    })
    expect(await bundlesIn(copy)).toHaveLength(1)
  })

  test('with a source as it reads now', async (context) => {
    const copy = await checkout(context)
    await start(copy, 'help')
    await appendFile(join(copy, 'cli/commands/prices.ts'), "\nthrow new TypeError('changed')\n")
    const { code, stderr } = await start(copy, 'prices', '--check')
    expect(stderr).toMatch(/TypeError: changed/)
    expect(code).toBe(2)
  })

  test('from the sources where nothing can be kept', async (context) => {
    const copy = await checkout(context)
    await writeFile(join(copy, 'node_modules/.cache'), 'a file where a folder belongs')
    expect(await start(copy, 'check-locales')).toMatchObject({ code: 0, stderr: '' })
  })

  test('although what was kept is broken', async (context) => {
    const copy = await checkout(context)
    await start(copy, 'help')
    await writeFile(join(copy, RECORD), '{')
    expect(await start(copy, 'help')).toMatchObject({ code: 0, stderr: '' })
    for (const folder of await bundlesIn(copy)) {
      await rm(join(copy, 'node_modules/.cache/cli', folder), { recursive: true })
    }
    expect(await start(copy, 'help')).toMatchObject({ code: 0, stderr: '' })
  })

  test('several times at once', async (context) => {
    const copy = await checkout(context)
    const runs = await Promise.all([1, 2, 3].map(() => start(copy, 'check-locales')))
    for (const run of runs) expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(await start(copy, 'check-locales')).toMatchObject({ code: 0, stderr: '' })
  })

  test('and says which source has a fault, as the compiler has it', async (context) => {
    const copy = await checkout(context)
    await appendFile(join(copy, 'cli/main.ts'), '\nconst =\n')
    const { code, stderr } = await start(copy, 'help')
    expect(stderr).toMatch(/cli\/main\.ts:\d+:\d+/)
    expect(code).toBe(1)
  })
})

test('codes, reports and complaints come through', async (context) => {
  const copy = await checkout(context)
  await rm(join(copy, 'content/en/hero.mdx'))
  const findings = await start(copy, 'check-locales')
  expect(findings).toMatchObject({ code: 1, stderr: '' })
  expect(findings.stdout).toMatch(/missing-file/)
  const mistake = await start(copy, 'chek-locales')
  expect(mistake).toMatchObject({ code: 2, stdout: '' })
  expect(mistake.stderr).toMatch(/Did you mean check-locales\?/)
})

test('a reader that closes the pipe early gets no crash', async (context) => {
  const copy = await checkout(context)
  const child = spawn(process.execPath, ['cli/start.js', 'explain'], { cwd: copy })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const [code] = (await once(child, 'close')) as [number]
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

/** The program with its content and its packages, as it comes, without what earlier runs have left. */
async function checkout({ onTestFinished }: TestContext): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'checkout-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  const parts = [
    'cli',
    'content',
    'docs',
    'program-bundle',
    'src',
    'supabase',
    'package.json',
    'tsconfig.json',
  ]
  for (const part of parts) await cp(join(repository, part), join(copy, part), { recursive: true })
  await mkdir(join(copy, 'node_modules'))
  const packages = (await readdir(join(repository, 'node_modules'))).filter(
    (name) => name !== '.cache',
  )
  for (const name of packages) {
    await symlink(join(repository, 'node_modules', name), join(copy, 'node_modules', name))
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
