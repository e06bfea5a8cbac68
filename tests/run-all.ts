/**
 * Runs `package.json` scripts, for `npm test` and other commands. The argument is the name of a
 * plan. A script that fails does not stop the others. At the end, prints the output of every failed
 * script, and one line of totals.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

const checks = ['check:types', 'check:lint', 'check:format', 'check:workflows']
const builds = ['build:fixture', 'build']

/**
 * The groups in a plan run one after another. The scripts in a group start in the listed
 * order, and at most two of them run at a time.
 */
const plans: Record<string, string[][]> = {
  test: [
    [...builds, ...checks],
    ['test:unit', 'test:function', 'test:development', 'test:behaviours', 'test:site'],
    // Runs alone, because Playwright uses two workers; its output is printed while it runs.
    ['test:playwright'],
  ],
  'test:without-browsers': [
    [...builds, ...checks],
    ['test:unit', 'test:function', 'test:site'],
  ],
  /** Runs after most of the edits that `npm run test:edits` makes. */
  edit: [
    ['check:types', 'check:lint', 'check:content', 'check:prices', 'check:video', ...builds],
    ['test:unit', 'test:site'],
  ],
  check: [[...checks, 'check:content', 'check:prices', 'check:video']],
}

const tests = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
const failures = new Map<string, string>()
const seconds = () => Math.round(performance.now() / 1000)

/** The path of npm's JavaScript file; npm sets this variable for the scripts that it runs. */
const npm = process.env['npm_execpath'] ?? ''

const abort = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    abort.abort()
    process.exit(130)
  })
}

const plan = plans[process.argv[2] ?? '']
if (plan === undefined) throw new Error(`The plans are ${Object.keys(plans).join(', ')}.`)
for (const names of plan) {
  const queue = names.values()
  const work = async () => {
    for (const name of queue) await run(name, names.length === 1)
  }
  await Promise.all([work(), work()])
}

for (const [name, output] of failures) process.stdout.write(`\n── ${name} failed ──\n${output}`)
const counts = Object.entries(tests).map(([status, count]) => `${count} ${status}`)
const isFailed = failures.size > 0
const outcome = isFailed ? `FAILED: ${[...failures.keys()].join(', ')}` : 'All scripts passed'
process.stdout.write(`\n${outcome}. Tests: ${counts.join(', ')}. ${seconds()} s.\n`)
process.exitCode = isFailed ? 1 : 0

async function run(name: string, isLive: boolean): Promise<void> {
  const started = seconds()
  // Runs npm's JavaScript file, because on Windows, only a shell can run the `npm` command.
  const child = spawn(process.execPath, [npm, 'run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: abort.signal,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isLive) process.stdout.write(text)
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) failures.set(name, output)
  // Adds up the totals that Vitest and Playwright print.
  for (const line of stripVTControlCharacters(output).split('\n')) {
    if (!/^ *(Tests +)?\d+ (passed|failed|skipped|flaky)/.test(line)) continue
    for (const [, count, status] of line.matchAll(/(\d+) (passed|failed|skipped|flaky)/g)) {
      tests[status as keyof typeof tests] += Number(count)
    }
  }
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} ${seconds() - started} s\n`)
}
