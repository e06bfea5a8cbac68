/**
 * `npm run test:edits`: makes the edits from `edits.yaml` in a clone of the last commit. After each
 * edit, the plan `edit` in `tests/run-all.ts` must pass, or `npm test` if the edit needs it;
 * `npm test` must also pass after all edits together.
 *
 * `--only together` (all edits at once) or `--only "a price"` runs only that part; `--keep` keeps
 * the clone, so that you can inspect it.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { SOURCE_LOCALE } from '../../src/locales.ts'
import { Checkout } from './checkout.ts'

/** The folders that contain `content/`: the repository and the fixture site. */
const contentRoots = ['.', 'tests/fixtures/site']

interface Edit {
  name: string
  changes?: Change[]
  commands?: string[]
  needsAllTests?: boolean
}

interface Change {
  file: string
  find?: string
  /** If undefined, the file or folder is deleted. */
  by?: string | Record<string, string>
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
})
const table = await readFile(new URL('edits.yaml', import.meta.url), 'utf8')
const { only } = values
const isAll = only === undefined || only === 'together'
const edits = (parse(table) as Edit[]).filter(({ name }) => isAll || name === only)

const repository = fileURLToPath(new URL('../..', import.meta.url))
const checkout = await Checkout.clone(repository, { keep: values.keep })
process.stdout.write(`${edits.length} edits in ${checkout.root}\n`)

const failures: string[] = []
for (const edit of only === 'together' ? [] : edits) {
  await attempt(edit.name, async () => {
    await make(edit)
    if (edit.needsAllTests) await checkout.run('npm', 'test')
    else await checkout.run('npx', 'tsx', 'tests/run-all.ts', 'edit')
  })
}
if (edits.length > 1) {
  await attempt('all edits together', async () => {
    await make(...edits)
    await checkout.run('npm', 'test')
  })
}
const isFailed = failures.length > 0 || edits.length === 0
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

/** Makes edits, and then runs the commands that they require. */
async function make(...made: Edit[]): Promise<void> {
  for (const { changes = [] } of made) {
    for (const one of changes) await change(one)
  }
  const translations = (await checkout.languages('content')).filter(
    (name) => name !== SOURCE_LOCALE,
  )
  // A command that several edits need is kept only once, at the position of its last occurrence.
  const all = made.flatMap(({ commands = [] }) => commands)
  for (const template of [...new Set(all.toReversed())].toReversed()) {
    const commands = fillEach([template], '<root>', contentRoots)
    for (const command of fillEach(commands, '<language>', translations)) {
      await checkout.run('sh', '-c', command)
    }
  }
}

async function change({ file: pattern, find, by }: Change): Promise<void> {
  for (const file of fillEach(
    [pattern],
    '<content>',
    contentRoots.map((root) => path.join(root, 'content')),
  )) {
    const [content = '', isTranslated] = file.split('/<language>')
    for (const locale of isTranslated ? await checkout.languages(content) : ['en']) {
      const name = file.replace('<language>', locale)
      const text = typeof by === 'object' ? (by[locale] ?? by['en'] ?? '') : by
      if (text === undefined) await checkout.remove(name)
      else if (find === undefined) await checkout.write(name, text)
      else await checkout.replace(name, new RegExp(find, 'm'), text)
    }
  }
}

/** Expands each string that contains `name` into one string per value, which replaces `name`. */
function fillEach(texts: string[], name: string, fillings: readonly string[]): string[] {
  return texts.flatMap((text) =>
    text.includes(name) ? fillings.map((filling) => text.replace(name, filling)) : [text],
  )
}
