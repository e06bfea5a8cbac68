/**
 * `npm run test:breaks`: makes the changes of `breaks.ts` in a clone of the last commit, one at a
 * time, and expects the tests of each to fail. First, it runs the same tests without any change:
 * they must pass.
 *
 * `--only draft` makes only the breaks with this text in their name or file, and can be repeated;
 * `--keep` does not delete the clone, so that you can inspect it.
 */
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Checkout, type Exit } from '../edits/checkout.ts'
import { breaks, type Break, type Script, type Tests } from './breaks.ts'

/** The scripts that use Playwright. */
const PLAYWRIGHT: readonly Script[] = ['browser', 'pages', 'visual']

/** What is part of a build, or copied for the fixture site. */
const BUILT =
  /^(?:src|vite|hosting|server|supabase|public|content)\/|^(?:index\.html|vite\.config\.ts)$/

/** Milliseconds; longer than any of the tests takes. A test that hangs has caught nothing. */
const TIMEOUT = 300_000

/** The tests use ports from here on, so that those of the repository can run at the same time. */
const PORT = process.env['TEST_PORT'] ?? '4373'

type Status = 'passed' | 'failed' | 'skipped'

interface TestResult {
  file: string
  /** With the names of the groups that it is in. */
  name: string
  status: Status
}

interface TestRun {
  results: TestResult[]
  exit: Exit
}

/** What happens without a break. */
interface Unbroken {
  scripts: Map<Script, TestRun>
  commands: Map<string, Exit>
}

interface Outcome {
  status: 'caught' | 'survived' | 'not tried'
  reason: string
}

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, keep: { type: 'boolean' } },
})
const wanted = breaks.filter(({ name, file }) => {
  const text = `${name} ${file}`.toLowerCase()
  return values.only?.some((part) => text.includes(part.toLowerCase())) ?? true
})

const started = performance.now()
const repository = fileURLToPath(new URL('../..', import.meta.url))
const checkout = await Checkout.clone(repository, { packages: 'link' })
if (!values.keep) process.once('exit', () => checkout.discard())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void checkout.interrupt().then(() => process.exit(130)))
}
process.stdout.write(`${wanted.length} breaks in ${checkout.root}\n`)

const report = path.join(checkout.root, 'node_modules/.cache/breaks.json')
const misplaced = (await Promise.all(wanted.map(misplacement))).filter((one) => one !== undefined)
process.exitCode = 1
if (misplaced.length > 0) process.stdout.write(`${misplaced.join('\n')}\n`)
else if (wanted.length > 0) process.exitCode = await tryAll()

/** @returns the exit code */
async function tryAll(): Promise<0 | 1> {
  const unbroken = await runUnbroken()
  process.stdout.write(`Without a break: ${secondsSince(started)} s\n`)
  const counts = { caught: 0, survived: 0, 'not tried': 0 }
  // The build without a break is there until a break needs one of its own.
  for (const one of wanted.toSorted((a, b) => Number(isBuilt(a)) - Number(isBuilt(b)))) {
    const begun = performance.now()
    const { status, reason } = reasonNotToTry(one, unbroken) ?? (await attempt(one))
    counts[status] += 1
    const sign = { caught: '✓', survived: '✗', 'not tried': '-' }[status]
    process.stdout.write(`${sign} ${one.name}: ${reason} (${secondsSince(begun)} s)\n`)
  }
  const summary = Object.entries(counts).map(([status, count]) => `${count} ${status}`)
  process.stdout.write(
    `\n${wanted.length} breaks: ${summary.join(', ')}. ${secondsSince(started)} s.\n`,
  )
  return counts.caught + counts['not tried'] === wanted.length ? 0 : 1
}

/** Why a break cannot be made; undefined if its code is found exactly once. */
async function misplacement({ name, file, find }: Break): Promise<string | undefined> {
  const text = await checkout.read(file).catch(() => undefined)
  if (text === undefined) return `✗ ${name}: ${file} does not exist`
  const count =
    typeof find === 'string'
      ? text.split(find).length - 1
      : [...text.matchAll(new RegExp(find, `${find.flags}g`))].length
  return count === 1 ? undefined : `✗ ${name}: ${file} contains ${String(find)} ${count} times`
}

/** Runs everything that is meant to catch a break, without the breaks. */
async function runUnbroken(): Promise<Unbroken> {
  const tests = wanted.flatMap(({ caughtBy }) => ('script' in caughtBy ? caughtBy : []))
  const commands = wanted.flatMap(({ caughtBy }) => ('command' in caughtBy ? caughtBy.command : []))
  for (const build of new Set(tests.map(({ script }) => buildOf(script)))) {
    await checkout.run('npm', ['run', '--silent', build])
  }
  const unbroken: Unbroken = { scripts: new Map(), commands: new Map() }
  for (const script of new Set(tests.map((one) => one.script))) {
    const ofScript = tests.filter((one) => one.script === script)
    unbroken.scripts.set(script, await runTests(script, ofScript))
  }
  for (const command of new Set(commands)) {
    unbroken.commands.set(command, await runCommand(command))
  }
  return unbroken
}

/** Why a break proves nothing; undefined if its tests pass without it. */
function reasonNotToTry({ caughtBy }: Break, unbroken: Unbroken): Outcome | undefined {
  if ('command' in caughtBy) {
    const { command } = caughtBy
    if (unbroken.commands.get(command)?.code === 0) return undefined
    return { status: 'survived', reason: `${command} fails without the break, too` }
  }
  const { script, test, title } = caughtBy
  const { results = [], exit } = unbroken.scripts.get(script) ?? {}
  const own = results.filter(
    ({ file, name }) =>
      (file.endsWith(test) || test.endsWith(`/${file}`)) && new RegExp(title).test(name),
  )
  const failed = own.find(({ status }) => status === 'failed')
  if (failed) return { status: 'survived', reason: `“${failed.name}” fails without the break, too` }
  if (own.some(({ status }) => status === 'passed')) return undefined
  if (own.length > 0 && exit?.code === 0) {
    return { status: 'not tried', reason: `${test} skips its tests on this machine` }
  }
  const reason = `no test of ${test}, “${title}”, runs without the break\n${lastLines(exit)}`
  return { status: 'survived', reason }
}

/** Makes a break, builds what contains it, and runs its tests. */
async function attempt(one: Break): Promise<Outcome> {
  const { file, find, replace, caughtBy } = one
  try {
    await checkout.replace(file, find, replace)
    if ('command' in caughtBy) {
      const { code } = await runCommand(caughtBy.command)
      const isCaught = code !== null && code !== 0
      const reason = `${isCaught ? 'caught by' : 'survived'} ${caughtBy.command}`
      return { status: isCaught ? 'caught' : 'survived', reason }
    }
    if (isBuilt(one)) {
      const exit = await runCommand(`npm run --silent ${buildOf(caughtBy.script)}`)
      if (exit.code !== 0) {
        return { status: 'survived', reason: `it cannot be built\n${lastLines(exit)}` }
      }
    }
    const { results, exit } = await runTests(caughtBy.script, [caughtBy])
    const failed = results.find(({ status }) => status === 'failed')
    if (failed) return { status: 'caught', reason: `caught by ${caughtBy.test}, “${failed.name}”` }
    return results.some(({ status }) => status === 'passed')
      ? { status: 'survived', reason: `survived ${caughtBy.test}, “${caughtBy.title}”` }
      : { status: 'survived', reason: `no test could run\n${lastLines(exit)}` }
  } finally {
    await checkout.reset()
  }
}

/** Whether tests see a break only after a build. */
function isBuilt({ file, caughtBy, needsBuild = true }: Break): boolean {
  if (!needsBuild || 'command' in caughtBy || !BUILT.test(file)) return false
  // These start the function, or the development server, from its sources.
  return caughtBy.script === 'function'
    ? !file.startsWith('supabase/')
    : caughtBy.script !== 'development'
}

function buildOf(script: Script): 'build' | 'build:fixture' {
  return script === 'site' || script === 'pages' ? 'build' : 'build:fixture'
}

function runCommand(command: string): Promise<Exit> {
  const [program = '', ...args] = command.split(' ')
  return checkout.attempt(program, args, { timeout: TIMEOUT })
}

/** Runs some tests of a script. */
async function runTests(script: Script, tests: readonly Tests[]): Promise<TestRun> {
  const filter = PLAYWRIGHT.includes(script) ? '--grep' : '--testNamePattern'
  const titles = [...new Set(tests.map(({ title }) => title))].join('|')
  const files = new Set(tests.map(({ test }) => test))
  await rm(report, { force: true })
  const exit = await checkout.attempt(
    'npm',
    ['run', '--silent', `test:${script}`, '--', ...files, filter, titles],
    { env: { TEST_REPORT: report, TEST_PORT: PORT, NO_COLOR: '1' }, timeout: TIMEOUT },
  )
  const text = await readFile(report, 'utf8').catch(() => '{}')
  return { results: resultsIn(JSON.parse(text) as Report), exit }
}

/** The parts that are used of the JSON reports of Vitest and Playwright. */
interface Report {
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[]
  suites?: Suite[]
}

interface Suite {
  title: string
  file: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

function resultsIn({ testResults = [], suites = [] }: Report): TestResult[] {
  return [
    ...testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file,
        name: fullName,
        status: statusOf(status),
      })),
    ),
    ...suites.flatMap((suite) => specsIn(suite, '')),
  ]
}

function specsIn({ title, file, specs, suites = [] }: Suite, group: string): TestResult[] {
  const inner = title === file ? group : `${group}${title} `
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({
        file,
        name: inner + spec.title,
        status: statusOf(status),
      })),
    ),
    ...suites.flatMap((suite) => specsIn(suite, inner)),
  ]
}

function statusOf(status: string): Status {
  if (status === 'failed' || status === 'unexpected') return 'failed'
  return status === 'passed' || status === 'expected' ? 'passed' : 'skipped'
}

function lastLines(exit: Exit | undefined): string {
  const lines = exit?.output.trimEnd().split('\n').slice(-15) ?? []
  return lines.map((line) => line.slice(0, 200)).join('\n')
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}
