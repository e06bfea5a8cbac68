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
import { parse } from 'yaml'
import { sourceLocale } from '../../src/locales.ts'
import { Checkout } from './checkout.ts'
import { edits, type Edit } from './edits.ts'
import { mistakesOf, type Mistake } from './mistakes.ts'

/** The scripts that must pass after each edit, as arguments of `tests/run-all.ts`. */
const CHECKS = [
  'check:types,check:lint,check:content,check:prices,check:video,build,build:fixture',
  'test:unit,test:site',
]

/** The scripts that pass whatever the site's own content is. */
const INDEPENDENT = ['build:fixture', 'check:types,check:lint,check:format,test:unit,test:function']

const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
})
const isWanted = (...names: string[]) => names.includes(values.only ?? names[0] ?? '')

const repository = fileURLToPath(new URL('../..', import.meta.url))
const checkout = await Checkout.clone(repository, { packages: 'install', keep: values.keep })
const { facts } = parse(await checkout.read('content/site.yaml')) as { facts: { years: number } }
const mistakes = mistakesOf(facts.years).filter(({ name }) => isWanted('mistakes', name))
const wanted = Object.entries(edits).filter(([name]) => isWanted('edits', 'together', name))
process.stdout.write(`${wanted.length} edits, ${mistakes.length} mistakes in ${checkout.root}\n`)

const failures: string[] = []
for (const mistake of mistakes) await attempt(mistake.name, () => check(mistake))
if (mistakes.length > 1) {
  await attempt('all mistakes together', async () => {
    for (const mistake of mistakes) await makeMistake(mistake)
    const { code } = await checkout.attempt(['npm', 'run', 'check:content'])
    if (code !== 1) throw new Error(`npm run check:content exited with code ${code}`)
    await checkout.run('npx', 'tsx', 'tests/run-all.ts', ...INDEPENDENT)
  })
}
for (const [name, edit] of values.only === 'together' ? [] : wanted) {
  await attempt(name, async () => {
    await make(edit)
    await checkout.run('npx', 'tsx', 'tests/run-all.ts', ...CHECKS)
  })
}
if (wanted.length > 1) {
  await attempt('all edits together', async () => {
    await make(...wanted.map(([, edit]) => edit))
    await checkout.run('npm', 'test')
  })
}
const isFailed = failures.length > 0 || wanted.length + mistakes.length === 0
process.stdout.write(isFailed ? `\nFAILED: ${failures.join(', ')}\n` : '\nEverything passed.\n')
process.exitCode = isFailed ? 1 : 0

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  const error = await checkout
    .reset()
    .then(work)
    .then(() => undefined, String)
  if (error !== undefined) failures.push(name)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${error === undefined ? '✓' : '✗'} ${name} ${seconds} s\n${error ?? ''}`)
}

/** Makes edits, then runs the commands that follow them, each once. */
async function make(...made: Edit[]): Promise<void> {
  for (const edit of made) await edit.make(checkout)
  const translations = (await checkout.languages()).filter((locale) => locale !== sourceLocale)
  // A command that several edits need runs when the last of them needs it.
  const commands = [...new Set(made.flatMap((edit) => edit.commands).toReversed())].toReversed()
  for (const command of commands) {
    for (const locale of command.includes('<language>') ? translations : ['']) {
      await checkout.run(...command.replace('<language>', locale).split(' '))
    }
  }
}

interface Report {
  findings: { rule: string; severity: string; file: string; line: number; column: number }[]
}

/** Makes a mistake and checks that exactly the expected error is reported. */
async function check(mistake: Mistake): Promise<void> {
  const expected = `${await makeMistake(mistake)} ${mistake.rule}`
  const { code, output } = await checkout.attempt([
    'npx',
    'cli',
    'check-locales',
    '--format',
    'json',
  ])
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as Report
  const errors = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
  if (code === 1 && errors.join() === expected) return
  throw new Error(`Expected only ${expected}, but got:\n${errors.join('\n')}`)
}

/** @returns where the error must be, as `file:line:column` */
async function makeMistake({ file, find, by }: Mistake): Promise<string> {
  await checkout.replace(file, find, by)
  const text = await checkout.read(file)
  const before = text.slice(0, text.indexOf('‸')).split('\n')
  await checkout.replace(file, '‸', '')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}
