import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, type TestContext } from 'vitest'

/** A program of three files that starts as ours do; what it does is loaded only once its input ends. */
const sources = {
  'program/start.js': `
    import { start } from '../program-bundle/start.js'
    const root = new URL('../', import.meta.url)
    const entries = { main: 'program/main.ts' }
    await start({ name: 'greeting', root, entries, packages: [], circumstances: [] }, 'main')
  `,
  'program/main.ts': `
    process.stdout.write('started\\n')
    for await (const _ of process.stdin);
    const { greet } = await import('./greet.ts')
    process.stdout.write(greet('all' satisfies string))
  `,
  'program/greet.ts': greeting('Hello'),
  'package.json': '{ "type": "module" }',
}

const CACHE = 'node_modules/.cache/greeting'

const GREETED = { code: 0, said: ['started', 'Hello all'], stderr: '' }

test('a program starts although what was kept of it is broken', async (context) => {
  const project = await makeProject(context)
  expect(await run(project)).toEqual(GREETED)
  await writeFile(join(project, CACHE, 'last.json'), '{')
  expect(await run(project)).toEqual(GREETED)
  for (const bundle of await bundlesIn(project)) {
    await rm(join(project, CACHE, bundle), { recursive: true })
  }
  expect(await run(project)).toEqual(GREETED)
})

test('with a source as it reads now', async (context) => {
  const project = await makeProject(context)
  await run(project)
  await writeFile(join(project, 'program/greet.ts'), greeting('Good morning'))
  expect(await run(project)).toEqual({ ...GREETED, said: ['started', 'Good morning all'] })
})

test('and says which source has a fault, as the compiler has it', async (context) => {
  const project = await makeProject(context)
  await run(project)
  await writeFile(join(project, 'program/main.ts'), 'const =\n')
  const { code, stderr } = await run(project)
  expect(stderr).toMatch(/program\/main\.ts:1:\d+/)
  expect(code).toBe(1)
})

test('several times at once, each with the bundle that it started from', async (context) => {
  const project = await makeProject(context)
  const programs = [1, 2, 3].map(() => start(project))
  await Promise.all(programs.map(({ started }) => started))
  // Written anew while the others have yet to load what they do.
  await writeFile(join(project, CACHE, 'last.json'), '{')
  expect(await run(project)).toEqual(GREETED)
  for (const { goOn, ended } of programs) {
    goOn()
    expect(await ended).toEqual(GREETED)
  }
  const bundles = await bundlesIn(project)
  expect(await run(project)).toEqual(GREETED)
  expect(await bundlesIn(project)).toEqual(bundles)
})

function greeting(word: string): string {
  return `export const greet = (whom: string): string => \`${word} \${whom}\``
}

async function makeProject({ onTestFinished }: TestContext): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'program-'))
  onTestFinished(() => rm(project, { recursive: true }))
  cpSync('program-bundle', join(project, 'program-bundle'), { recursive: true })
  await mkdir(join(project, 'program'))
  for (const [file, text] of Object.entries(sources)) await writeFile(join(project, file), text)
  await mkdir(join(project, 'node_modules'))
  for (const name of ['rolldown', 'tsx']) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(project, 'node_modules', name))
  }
  return project
}

async function bundlesIn(project: string): Promise<string[]> {
  const kept = await readdir(join(project, CACHE))
  return kept.filter((name) => name.startsWith('bundle-')).toSorted()
}

function run(project: string): ReturnType<typeof start>['ended'] {
  const { goOn, ended } = start(project)
  goOn()
  return ended
}

function start(project: string) {
  const child = spawn(process.execPath, ['program/start.js'], { cwd: project })
  const said: string[] = []
  const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, said, stderr }))
  return {
    started: Promise.race([once(lines, 'line'), ended]),
    goOn: () => child.stdin.end(),
    ended,
  }
}
