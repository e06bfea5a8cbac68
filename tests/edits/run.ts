/**
 * `npm run test:edits`: applies the edits described in CONTRIBUTING.md to a clone of the last
 * commit. The scripts in `CHECKS` must pass after each edit, and all of `npm test` after all edits
 * together. Each mistake must be reported as exactly one error, at the expected line and column.
 *
 * `--only mistakes`, `--only edits`, `--only together` (all edits at once) or `--only "a price"`
 * runs only that part; `--keep` does not delete the clone, so that you can inspect it.
 */
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { sourceLocale } from '../../src/locales.ts'
import { Checkout } from './checkout.ts'
import { parse } from 'yaml'
import { edits, type Edit } from './edits.ts'
import { mistakesOf, type Mistake } from './mistakes.ts'

const MARK = '‸'

/** The scripts that must pass after each edit. */
const CHECKS =
  'check:types check:lint check:content check:prices check:video build build:fixture test:unit test:site'

const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } })
const isWanted = (...names: string[]) => names.includes(values.only ?? names[0] ?? '')

const checkout = await Checkout.clone(fileURLToPath(new URL('../..', import.meta.url)))
if (!values.keep) process.once('exit', () => checkout.discard())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void checkout.interrupt().then(() => process.exit(130)))
}

const { facts } = parse(await checkout.read('content/site.yaml')) as { facts: { years: number } }
const mistakes = mistakesOf(facts.years).filter(({ name }) => isWanted('mistakes', name))
const wanted = edits.filter(({ name }) => isWanted('edits', 'together', name))
process.stdout.write(`${wanted.length} edits, ${mistakes.length} mistakes in ${checkout.root}\n`)

const failures: string[] = []
for (const mistake of mistakes) await attempt(mistake.name, () => check(mistake))
if (mistakes.length > 1) await attempt('all mistakes together', checkTogether)
for (const edit of values.only === 'together' ? [] : wanted) {
  await attempt(edit.name, async () => {
    await make(edit)
    await checkout.run('npx', ['tsx', 'tests/run-all.ts', ...CHECKS.split(' ')])
  })
}
if (wanted.length > 1) {
  await attempt('all edits together', async () => {
    await make(...wanted)
    await checkout.run('npm', ['test'])
  })
}
const isEmpty = wanted.length + mistakes.length === 0
process.stdout.write(
  failures.length > 0 ? `\nFAILED: ${failures.join(', ')}\n` : '\nEverything passed.\n',
)
process.exitCode = failures.length > 0 || isEmpty ? 1 : 0

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

/** Makes edits, then runs the commands that follow them, each once. */
async function make(...made: Edit[]): Promise<void> {
  for (const edit of made) await edit.make(checkout)
  const translations = (await checkout.languages()).filter((locale) => locale !== sourceLocale)
  // A command that several edits need runs when the last of them needs it.
  const commands = new Set(made.flatMap((edit) => edit.commands ?? []).toReversed())
  for (const command of [...commands].toReversed()) {
    const isForEach = command.includes('<language>')
    for (const locale of isForEach ? translations : ['']) {
      const [program = '', ...args] = command.replace('<language>', locale).split(' ')
      await checkout.run(program, args)
    }
  }
}

interface Report {
  findings: { rule: string; severity: string; file: string; line: number; column: number }[]
}

/** Makes a mistake and checks that exactly the expected error is reported. */
async function check(mistake: Mistake): Promise<void> {
  const expected = `${await makeMistake(mistake)} ${mistake.rule}`
  const output = await checkout.run('npx', ['cli', 'check-locales', '--format', 'json'], 1)
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as Report
  const errors = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
  if (errors.length === 1 && errors[0] === expected) return
  throw new Error(`Expected only ${expected}, but got:\n${errors.join('\n')}`)
}

/**
 * Makes all mistakes at once: the content check must fail, and the scripts that do not depend on
 * the site's content must pass.
 */
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
