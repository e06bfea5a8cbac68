/**
 * Runs scripts from `package.json`, for `npm test` and others. The arguments run one after the
 * other; the scripts in one argument, such as `build,check:types`, run two at a time. A script that
 * fails does not stop the others. At the end, prints the output of every failed script, and one
 * line of totals.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

const tests = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
const failures = new Map<string, string>()
const seconds = () => Math.round(performance.now() / 1000)

/** npm sets this for its scripts. */
const npm = process.env['npm_execpath'] ?? ''

const abort = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    abort.abort()
    process.exit(130)
  })
}

for (const group of process.argv.slice(2)) {
  const names = group.split(',')
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
  // On Windows, `npm` is a script that only a shell can run.
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
