/**
 * Runs the named scripts of `package.json`, for `npm test` and others: those that use browsers one
 * at a time, the rest two at a time. At the end, prints the output of every script that failed and
 * one line of totals.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = path.join(root, 'node_modules/.cache/test-reports')

/**
 * The scripts that a script depends on. If they are run, too, they must be named first; the script
 * waits for them and is not run if one of them fails.
 */
const needs: Readonly<Record<string, readonly string[]>> = {
  'check:links': ['build'],
  'test:site': ['build'],
  'test:pages': ['build'],
  'test:unit': ['build:fixture'],
  'test:function': ['build:fixture'],
  'test:development': ['build:fixture'],
  'test:browser': ['build:fixture'],
  'test:visual': ['build:fixture'],
}

/** Scripts that run alone, because their browsers use every core. */
const alone = ['test:development', 'test:browser', 'test:pages', 'test:visual']

interface Result {
  name: string
  status: 'passed' | 'failed' | 'not run'
  output: string
  passed: number
  failed: number
  skipped: number
}

const names = process.argv.slice(2)
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const unknown = names.filter((name) => scripts[name] === undefined)
if (names.length === 0 || unknown.length > 0) {
  process.stderr.write(
    unknown.length > 0
      ? `package.json has no such script: ${unknown.join(', ')}\n`
      : 'Name at least one script of package.json.\n',
  )
  process.exit(2)
}

const started = performance.now()
/** The processes that are running, each the first of its group, until they have closed. */
const running = new Map<number, Promise<unknown>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
if (names.some((name) => alone.includes(name))) {
  process.stdout.write('This takes about ten minutes on two cores.\n')
}

const results = new Map<string, Promise<Result>>()
const queue = names.filter((name) => !alone.includes(name))
await Promise.all([work(), work()])
for (const name of names.filter((one) => alone.includes(one))) await start(name)

const ended = await Promise.all(names.map((name) => results.get(name) as Promise<Result>))
for (const { name, status, output } of ended) {
  if (status === 'failed') process.stdout.write(`\n── ${name} failed ──\n${output.trim()}\n`)
}
process.stdout.write(`\n${totals(ended)}\n`)
process.exitCode = ended.some(({ status }) => status !== 'passed') ? 1 : 0

/** Runs the scripts of the queue, one after the other. */
async function work(): Promise<void> {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) await start(name)
}

function start(name: string): Promise<Result> {
  const result = run(name)
  results.set(name, result)
  return result
}

async function run(name: string): Promise<Result> {
  const result: Result = { name, status: 'not run', output: '', passed: 0, failed: 0, skipped: 0 }
  for (const one of needs[name] ?? []) {
    const needed = await results.get(one)
    if (needed === undefined || needed.status === 'passed') continue
    process.stdout.write(`- ${name} not run: ${one} did not pass\n`)
    return result
  }
  const begun = performance.now()
  const report = path.join(reports, `${name.replace(':', '-')}.json`)
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    // In its own process group, so that everything it starts can be stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_REPORT: report, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  const closed = once(child, 'close')
  if (child.pid !== undefined) running.set(child.pid, closed)
  const isLive = alone.includes(name)
  if (isLive) process.stdout.write(`… ${name}\n`)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      result.output += text
      if (isLive) process.stdout.write(text)
    })
  }
  const [code] = (await once(child, 'exit')) as [number | null]
  if (child.pid !== undefined) killGroup(child.pid, 'SIGKILL')
  await closed
  running.delete(child.pid ?? 0)
  result.status = code === 0 ? 'passed' : 'failed'
  Object.assign(result, await countsIn(report))
  const counts = result.passed + result.failed > 0 ? `, ${counted(result)}` : ''
  const seconds = Math.round((performance.now() - begun) / 1000)
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s${counts}\n`)
  return result
}

/** Stops a script and everything that it has started. */
function killGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch {
    // Nothing is left to stop.
  }
}

/** Lets the scripts clean up, as after Ctrl-C in a terminal, but not for longer than five seconds. */
async function interrupt(): Promise<never> {
  for (const group of running.keys()) killGroup(group, 'SIGINT')
  await Promise.race([Promise.all(running.values()), setTimeout(5000)])
  for (const group of running.keys()) killGroup(group, 'SIGKILL')
  process.exit(130)
}

/** The counts from a Vitest or Playwright JSON report; zeros if the script wrote none. */
async function countsIn(file: string): Promise<Partial<Result>> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(text) as {
    stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
    numPassedTests?: number
    numFailedTests?: number
    numPendingTests?: number
  }
  if (stats !== undefined) {
    const { expected, unexpected, flaky, skipped } = stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: numPendingTests ?? 0,
  }
}

function totals(of: readonly Result[]): string {
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    of.reduce((count, one) => count + one[part], 0)
  const seconds = Math.round((performance.now() - started) / 1000)
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  const tests = counted({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })
  const bad = of.filter(({ status }) => status !== 'passed').map(({ name }) => name)
  const outcome =
    bad.length > 0 ? `FAILED OR NOT RUN: ${bad.join(', ')}` : `All ${of.length} scripts passed`
  return `${outcome}. Tests: ${tests}. ${time}.`
}

function counted({ passed, failed, skipped }: Pick<Result, 'passed' | 'failed' | 'skipped'>) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
