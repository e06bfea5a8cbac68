/**
 * `npm run test:edits`: makes the edits that CONTRIBUTING.md describes in a clone of the last
 * commit. Each by itself leaves the checks of content and the unit tests green, and all of them
 * together the whole of `npm test`; each of the mistakes is reported as one error, at its line.
 *
 * `--only edits`, `--only mistakes` or `--only "a price"` makes a part of them; `--keep` leaves the
 * clone for a look at it.
 */
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { Checkout } from './checkout.ts'
import { edits, type Edit } from './edits.ts'
import { mistakes, type Mistake } from './mistakes.ts'

const MARK = '‸'

/** What must stay green after each edit. */
const CHECKS = 'check:content check:prices check:video build build:fixture test:unit test:site'

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } })
const isWanted = (...names: string[]) => names.includes(values.only ?? names[0] ?? '')
const wantedEdits = edits.filter(({ name }) => isWanted('edits', name))
const wantedMistakes = mistakes.filter(({ name }) => isWanted('mistakes', name))
if (wantedEdits.length + wantedMistakes.length === 0) {
  process.stderr.write(`There is no edit or mistake "${values.only}".\n`)
  process.exit(2)
}

const failures: string[] = []
const checkout = await Checkout.clone(fileURLToPath(new URL('../..', import.meta.url)))
process.stdout.write(`${wantedEdits.length + wantedMistakes.length} edits in ${checkout.root}\n`)
try {
  for (const mistake of wantedMistakes) await attempt(mistake.name, () => check(mistake))
  if (wantedMistakes.length > 1) await attempt('all mistakes together', checkTogether)
  for (const edit of wantedEdits) {
    await attempt(edit.name, async () => {
      await make(edit)
      await checkout.run('npx', ['tsx', 'tests/run-all.ts', ...CHECKS.split(' ')])
    })
  }
  if (wantedEdits.length > 1) {
    await attempt('all edits together', async () => {
      for (const edit of wantedEdits) await make(edit)
      await checkout.run('npm', ['test'])
    })
  }
} finally {
  if (!values.keep) await checkout.discard()
}
process.stdout.write(
  failures.length > 0 ? `\nFAILED: ${failures.join(', ')}\n` : '\nAll edits passed.\n',
)
process.exitCode = failures.length > 0 ? 1 : 0

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  try {
    await checkout.reset()
    await work()
    process.stdout.write(`✓ ${name} ${secondsSince(started)} s\n`)
  } catch (error) {
    failures.push(name)
    process.stdout.write(`✗ ${name} ${secondsSince(started)} s\n${String(error)}\n`)
  }
}

async function make({ make: change, commands = [] }: Edit): Promise<void> {
  await change(checkout)
  for (const command of commands) {
    const [program = '', ...args] = command.split(' ')
    await checkout.run(program, args)
  }
}

interface Report {
  findings: { rule: string; severity: string; file: string; line: number; column: number }[]
}

/** Makes a mistake and compares the errors with the one that it must cause. */
async function check(mistake: Mistake): Promise<void> {
  const expected = `${await makeMistake(mistake)} ${mistake.rule}`
  const output = await checkout.run('npx', ['cli', 'check-locales', '--format', 'json'], 1)
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as Report
  const errors = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
  if (errors.length === 1 && errors[0] === expected) return
  throw new Error(`expected ${expected}, reported:\n${errors.join('\n')}`)
}

/** Makes every mistake: what is not about the site's content must not notice. */
async function checkTogether(): Promise<void> {
  for (const mistake of mistakes) await makeMistake(mistake)
  await checkout.run('npm', ['run', 'check:content'], 1)
  const unaffected = 'build:fixture check:types check:lint check:format test:unit test:function'
  await checkout.run('npx', ['tsx', 'tests/run-all.ts', ...unaffected.split(' ')])
}

/** @returns where the error must be, as `file:line:column` */
async function makeMistake({ file, find, by }: Mistake): Promise<string> {
  await checkout.replace(file, find, by)
  const text = await checkout.read(file)
  const before = text.slice(0, text.indexOf(MARK)).split('\n')
  await checkout.replace(file, MARK, '')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}
