/**
 * `npm run test:breaks`: applies each mutation in `breaks.yaml` to a clone of the last commit, one
 * at a time, and expects at least one of the mutation's tests to fail. Before that, it runs the
 * same tests without any mutation, and expects them to pass.
 *
 * `--only draft` applies only mutations whose name or file contains “draft”; it can be repeated.
 * `--keep` keeps the clone, so that you can inspect it.
 */
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { parse } from 'yaml'
import { Checkout, type Exit } from '../edits/checkout.ts'

/** Selects tests by file, and by a pattern for their full names; at least one must fail. */
interface Tests {
  /** The name of a script in `package.json`. */
  script: string
  /** Empty if the script itself must fail. */
  test: string
  title: string
}

interface Break extends Tests {
  name: string
  file: string
  find: string
  replace: string
}

/** The scripts that use Playwright. */
const playwrightScripts = ['test:browser', 'test:pages', 'test:visual']

/** Matches files that affect a built site or its servers. */
const BUILT =
  /^(src|vite|config|hosting|server|supabase|public|content)\/|^(index\.html|vite\.config\.ts)$/

/** Timeout for a script, in milliseconds. A script that times out does not count as failed. */
const TIMEOUT = 300_000

/** The first port for these tests. Tests in the repository itself use the default. */
const testPort = process.env['TEST_PORT'] ?? '4373'

interface TestResult {
  file: string
  /** Includes the titles of the enclosing `describe` blocks. */
  name: string
  status: 'passed' | 'failed' | 'skipped'
}

interface TestRun extends Exit {
  results: TestResult[]
}

type Outcome = [status: 'caught' | 'survived' | 'not tried', reason: string]

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    keep: { type: 'boolean', default: false },
  },
})
const repository = fileURLToPath(new URL('../..', import.meta.url))
const table = await readFile(new URL('breaks.yaml', import.meta.url), 'utf8')
const breaks = (parse(table) as Omit<Break, 'test' | 'title'>[]).map((one) => ({
  test: '',
  title: '',
  ...one,
}))
const wanted = breaks.filter(({ name, file }) =>
  values.only.some((part) => `${name} ${file}`.toLowerCase().includes(part.toLowerCase())),
)
const checkout = await Checkout.clone(repository, { keep: values.keep })
const report = path.join(checkout.root, 'node_modules/.cache/breaks.xml')
process.stdout.write(`${wanted.length} breaks in ${checkout.root}\n`)

const misplaced = (await Promise.all(wanted.map(misplacement))).filter((one) => one !== undefined)
process.exitCode = 1
if (misplaced.length > 0) process.stdout.write(`${misplaced.join('\n')}\n`)
else if (wanted.length > 0) process.exitCode = await tryAll()

/** @returns the exit code */
async function tryAll(): Promise<0 | 1> {
  const unbroken = await runUnbroken()
  process.stdout.write(`Without a break: ${seconds()} s\n`)
  const counts = { caught: 0, survived: 0, 'not tried': 0 }
  // Mutations that need no build come first, because they are tested with the unmutated build.
  for (const one of wanted.toSorted((a, b) => Number(isBuilt(a)) - Number(isBuilt(b)))) {
    const started = seconds()
    const unbrokenRun = unbroken.get(one.script)
    const [status, reason] = reasonNotToTry(one, unbrokenRun) ?? (await attempt(one))
    counts[status] += 1
    const sign = { caught: '✓', survived: '✗', 'not tried': '-' }[status]
    process.stdout.write(`${sign} ${one.name}: ${reason} (${seconds() - started} s)\n`)
  }
  const summary = Object.entries(counts).map(([status, count]) => `${count} ${status}`)
  process.stdout.write(`\n${wanted.length} breaks: ${summary.join(', ')}. ${seconds()} s.\n`)
  return counts.survived === 0 ? 0 : 1
}

/** Explains why a mutation cannot be applied; undefined if its code is found exactly once. */
async function misplacement({ name, file, find }: Break): Promise<string | undefined> {
  const text = await checkout.read(file).catch(() => undefined)
  if (text === undefined) return `✗ ${name}: ${file} does not exist`
  const count = text.split(find).length - 1
  return count === 1 ? undefined : `✗ ${name}: ${file} contains ${find} ${count} times`
}

/** Runs the tests for all mutations on the unchanged code. Returns the results by script. */
async function runUnbroken(): Promise<Map<string, TestRun>> {
  const scripts = new Set(wanted.map(({ script }) => script))
  for (const build of new Set([...scripts].map(buildScript))) {
    await checkout.run('npm', 'run', '--silent', build)
  }
  const unbroken = new Map<string, TestRun>()
  for (const script of scripts) {
    const tests = wanted.filter((one) => one.script === script)
    unbroken.set(script, await runTests(script, tests))
  }
  return unbroken
}

/** Explains why trying a mutation would prove nothing; undefined if its tests pass without it. */
function reasonNotToTry({ test, title }: Break, unbroken?: TestRun): Outcome | undefined {
  const own = unbroken?.results.filter(
    ({ file, name }) =>
      (file.endsWith(test) || test.endsWith(`/${file}`)) && new RegExp(title).test(name),
  )
  const failed = own?.find(({ status }) => status === 'failed')
  if (failed) return ['survived', `“${failed.name}” fails without the break, too`]
  if (own?.some(({ status }) => status === 'passed')) return undefined
  return own?.length && unbroken?.code === 0
    ? ['not tried', `${test} skips its tests on this machine`]
    : ['survived', `no test of ${test}, “${title}”, runs without the break\n${lastLines(unbroken)}`]
}

/** Applies a mutation, rebuilds the site if necessary, and runs the tests for the mutation. */
async function attempt(one: Break): Promise<Outcome> {
  const { file, find, replace, script, test, title } = one
  try {
    await checkout.replace(file, find, replace)
    if (isBuilt(one)) {
      const exit = await start(buildScript(script))
      if (exit.code !== 0) return ['survived', `it cannot be built\n${lastLines(exit)}`]
    }
    const { results, ...exit } = await runTests(script, [one])
    const failed = results.find(({ status }) => status === 'failed')
    if (failed) return ['caught', `caught by ${test || script}, “${failed.name}”`]
    return results.some(({ status }) => status === 'passed')
      ? ['survived', `survived ${test || script}, “${title}”`]
      : ['survived', `no test could run\n${lastLines(exit)}`]
  } finally {
    await checkout.reset()
  }
}

/** Whether a mutation affects the tests only after a build. */
function isBuilt({ file, script }: Break): boolean {
  // These tests run the function from source.
  if (script === 'test:function') return BUILT.test(file) && !file.startsWith('supabase/')
  return BUILT.test(file) && script !== 'check:types'
}

function buildScript(script: string): 'build' | 'build:fixture' {
  return script === 'test:site' || script === 'test:pages' ? 'build' : 'build:fixture'
}

function start(script: string, ...args: string[]): Promise<Exit> {
  const env = { TEST_REPORT: report, TEST_PORT: testPort, NO_COLOR: '1' }
  return checkout.attempt(['npm', 'run', '--silent', script, '--', ...args], {
    env,
    timeout: TIMEOUT,
  })
}

/** Runs the given tests with an npm script. Without a test file, the script counts as one test. */
async function runTests(script: string, tests: readonly Tests[]): Promise<TestRun> {
  await rm(report, { force: true })
  const files = new Set(tests.map(({ test }) => test).filter(Boolean))
  const titles = [...new Set(tests.map(({ title }) => title))].join('|')
  const filter = playwrightScripts.includes(script) ? '--grep' : '--testNamePattern'
  const exit = await start(script, ...(files.size > 0 ? [...files, filter, titles] : []))
  if (files.size === 0 && exit.code !== null) {
    const status = exit.code === 0 ? 'passed' : 'failed'
    return { ...exit, results: [{ file: '', name: script, status }] }
  }
  const text = await readFile(report, 'utf8').catch(() => '<testsuites/>')
  return { ...exit, results: elementsIn(parseXml(text)).flatMap(parseResult) }
}

/** Parses an element in a JUnit report; returns an empty list if it is not a test result. */
function parseResult({ name: element, attributes, children }: XmlElement): TestResult[] {
  if (element !== 'testcase') return []
  const has = (name: string) => children.some((one) => 'name' in one && one.name === name)
  const status = has('failure') || has('error') ? 'failed' : has('skipped') ? 'skipped' : 'passed'
  const { classname: file = '', name = '' } = attributes
  return [{ file, name: name.replaceAll(/ [>›] /g, ' '), status }]
}

function elementsIn(parent: { children: unknown[] }): XmlElement[] {
  const elements = parent.children.filter((child) => child instanceof XmlElement)
  return elements.flatMap((element) => [element, ...elementsIn(element)])
}

function lastLines(exit: Exit | undefined): string {
  const lines = (exit?.output ?? '').trimEnd().split('\n').slice(-15)
  return lines.map((line) => line.slice(0, 200)).join('\n')
}

/** Seconds since the program started. */
function seconds(): number {
  return Math.round(performance.now() / 1000)
}
