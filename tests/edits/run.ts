/**
 * `npm run test:edits`: makes the edits of `edits.yaml` in a clone of the last commit. The scripts
 * in `CHECKS` must pass after each edit, and all of `npm test` after all edits together. Each
 * mistake of `mistakes.yaml` must be reported as exactly one error, at the expected line and column.
 *
 * `--only mistakes`, `--only edits`, `--only together` (all edits at once) or `--only "a price"`
 * runs only that part; `--keep` does not delete the clone, so that you can inspect it.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { sourceLocale } from '../../src/locales.ts'
import { addLanguage } from './additional-language.ts'
import { Checkout } from './checkout.ts'

/** The scripts that must pass after each edit, as arguments of `tests/run-all.ts`. */
const CHECKS = [
  'check:types,check:lint,check:content,check:prices,check:video,build,build:fixture',
  'test:unit,test:site',
]

/** The scripts that pass whatever the site's own content is. */
const INDEPENDENT = ['build:fixture', 'check:types,check:lint,check:format,test:unit,test:function']

/** The folders that contain `content/`: the repository, and that of the fixture site. */
const ROOTS = ['.', 'tests/fixtures/site']

interface Edit {
  name: string
  changes?: Change[]
  commands?: string[]
}

interface Change {
  file: string
  find?: string
  by: string | Record<string, string>
}

interface Mistake {
  name: string
  rule: string
  file: string
  find?: string
  by: string
}

interface Report {
  findings: { rule: string; severity: string; file: string; line: number; column: number }[]
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
})
const isWanted = (...names: string[]) => names.includes(values.only ?? names[0] ?? '')
const table = async <Row>(name: string) =>
  parse(await readFile(new URL(name, import.meta.url), 'utf8')) as Row[]

const repository = fileURLToPath(new URL('../..', import.meta.url))
const checkout = await Checkout.clone(repository, { keep: values.keep })
const { facts } = parse(await checkout.read('content/site.yaml')) as { facts: { years: number } }
const mistakes = (await table<Mistake>('mistakes.yaml')).filter(({ name }) =>
  isWanted('mistakes', name),
)
const edits = (await table<Edit>('edits.yaml')).filter(({ name }) =>
  isWanted('edits', 'together', name),
)
process.stdout.write(`${edits.length} edits, ${mistakes.length} mistakes in ${checkout.root}\n`)

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
for (const edit of values.only === 'together' ? [] : edits) {
  await attempt(edit.name, async () => {
    await make(edit)
    await checkout.run('npx', 'tsx', 'tests/run-all.ts', ...CHECKS)
  })
}
if (edits.length > 1) {
  await attempt('all edits together', async () => {
    await make(...edits)
    await checkout.run('npm', 'test')
  })
}
const isFailed = failures.length > 0 || edits.length + mistakes.length === 0
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
  for (const { name, changes = [] } of made) {
    for (const one of changes) await change(one)
    if (name === 'an additional language') {
      await addLanguage(checkout, ROOTS.map(contentOf))
    }
  }
  const translations = (await checkout.languages('content')).filter((name) => name !== sourceLocale)
  // A command that several edits need runs when the last of them needs it.
  const all = made.flatMap(({ commands = [] }) => commands)
  for (const template of [...new Set(all.toReversed())].toReversed()) {
    const commands = filledIn([template], '<root>', ROOTS)
    for (const command of filledIn(commands, '<language>', translations)) {
      await checkout.run(...command.split(' '))
    }
  }
}

async function change({ file: pattern, find, by }: Change): Promise<void> {
  for (const file of filledIn([pattern], '<content>', ROOTS.map(contentOf))) {
    const [content = '', isTranslated] = file.split('/<language>')
    for (const locale of isTranslated ? await checkout.languages(content) : ['en']) {
      const name = file.replace('<language>', locale)
      const text = typeof by === 'string' ? by : (by[locale] ?? by['en'] ?? '')
      if (find === undefined) await checkout.write(name, text)
      else await checkout.replace(name, new RegExp(find, 'm'), text)
    }
  }
}

function contentOf(root: string): string {
  return root === '.' ? 'content' : `${root}/content`
}

/** Each text once for each value, if it contains the name. */
function filledIn(texts: string[], name: string, fillings: readonly string[]): string[] {
  return texts.flatMap((text) =>
    text.includes(name) ? fillings.map((filling) => text.replace(name, filling)) : [text],
  )
}

/** Makes a mistake and checks that exactly the expected error is reported. */
async function check(mistake: Mistake): Promise<void> {
  const expected = `${await makeMistake(mistake)} ${mistake.rule}`
  const { code, output } = await checkout.attempt('npx cli check-locales --format json'.split(' '))
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as Report
  const errors = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
  if (code === 1 && errors.join() === expected) return
  throw new Error(`Expected only ${expected}, but got:\n${errors.join('\n')}`)
}

/** @returns where the error must be, as `file:line:column` */
async function makeMistake({ file: name, find, by }: Mistake): Promise<string> {
  const file = `content/${name}`
  const text = find === undefined ? `${by}\n` : by
  const pattern = find === undefined ? /\n*$/ : new RegExp(find, 'm')
  await checkout.replace(file, pattern, text.replace('<years>', String(facts.years)))
  const before = (await checkout.read(file)).split('‸')[0]?.split('\n') ?? []
  await checkout.replace(file, '‸', '')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}
