import { constantFrom, oneof, sample, shuffledSubarray } from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from '../../cli/checks/check-content.ts'
import type { Finding } from '../../cli/core/rule.ts'
import { groupIntoBatches } from '../../cli/checks/run-rule-cases.ts'
import {
  globalFileSchemas,
  localeFileKinds,
  type GlobalFile,
  type LocaleFile,
} from '../../src/content-files.ts'
import { SOURCE_LOCALE } from '../../src/locales.ts'
import { fixtureContent } from '../../config/fixture-paths.ts'
import { TemporaryFolder } from '../temporary-folder.ts'
import {
  changesOf,
  corpus,
  mutators,
  otherLocalesOf,
  type FileChange,
  type CorpusFile,
  type Mutator,
  type LineRange,
} from './mutators.ts'

/** `MISTAKE_SEED=2 npx vitest run tests/cli/random-mistakes` makes different mistakes. */
const mistakeSeed = Number(process.env['MISTAKE_SEED'] ?? 1)
const COUNT = 300
const MIN_RATE = 0.98

interface Mistake {
  mutator: string
  file: CorpusFile
  changes: readonly FileChange[]
  /**
   * For each change, groups of locations. The checker must report all locations in at least one
   * group.
   */
  expected: readonly (readonly (readonly LineRange[])[])[]
  /** The files where the mistake may be reported, including translations of a changed source. */
  scope: readonly string[]
}

const mistakes = makeMistakes(mistakeSeed)
/** Descriptions of the mistakes that were not reported. */
const missed: string[] = []
const falseAlarms: Finding[] = []
let copy: TemporaryFolder

beforeAll(async () => {
  copy = TemporaryFolder.create().add(['content'], fixtureContent)
  for (const batch of groupIntoBatches(mistakes, canShareCopy)) await tryBatch(batch)
  if (process.env['MISTAKE_SEED']) console.info(missed.join('\n'))
  return () => copy.remove()
})

describe('random mistakes in the content', () => {
  test('change every file, and are the same for the same seed', () => {
    const changed = new Set(mistakes.flatMap(({ changes }) => changes.map(({ file }) => file)))
    expect(corpus.filter((file) => !changed.has(file)).map(({ path }) => path)).toEqual([])
    expect(makeMistakes(mistakeSeed)).toEqual(mistakes)
  })

  test('are reported on the right line in the right file at least 98% of the time', () => {
    const rate = 1 - missed.length / COUNT
    expect(rate, [`Seed ${mistakeSeed}`, ...missed].join('\n')).toBeGreaterThanOrEqual(MIN_RATE)
  })

  test('do not cause findings in unrelated files', () => {
    expect(falseAlarms, `Seed ${mistakeSeed}`).toEqual([])
  })
})

/**
 * Uses all mutators in turn; each changes the least recently changed file in which it can make a
 * mistake.
 */
function makeMistakes(seed: number): Mistake[] {
  const order = shuffledSubarray([...corpus], { minLength: corpus.length })
  const [queue = []] = sample(order, { seed, numRuns: 1 })
  const turns = Array.from({ length: COUNT }, () => Object.entries(mutators)).flat()
  const made: Mistake[] = []
  for (const [turn, [name, mutator]] of turns.slice(0, COUNT).entries()) {
    const mistake = makeMistake(name, mutator, queue, seed * COUNT + turn, made)
    made.push(mistake)
    queue.push(...queue.splice(queue.indexOf(mistake.file), 1))
  }
  return made
}

/** Makes a mistake that has not been made before, in the first file where this is possible. */
function makeMistake(
  name: string,
  { variants, files: canChange = () => true, breaksSchema = false, expected }: Mutator,
  files: readonly CorpusFile[],
  seed: number,
  others: readonly Mistake[],
): Mistake {
  for (const file of files.filter(canChange)) {
    const lists = variants.map((variant) => variant(file)).filter(({ length }) => length > 0)
    if (lists.length === 0) continue
    const mutations = oneof(...lists.map((list) => constantFrom(...list)))
    for (const mutation of sample(mutations, { seed, numRuns: 40 })) {
      const changes = changesOf(mutation)
      const isNew = others.every((other) => !isDeepStrictEqual(other.changes, changes))
      if (!isNew || !changes.every((change) => isWrong(change, breaksSchema))) continue
      const changed = changes.map((change) => change.file)
      const isSource = changed.some(({ locale }) => locale === SOURCE_LOCALE)
      const scope = isSource ? [file, ...otherLocalesOf(file)] : changed
      return {
        mutator: name,
        file,
        changes,
        expected: changes.map((change) => expected?.(change) ?? [[change]]),
        scope: scope.map(({ path }) => path),
      }
    }
  }
  throw new Error(`The mutator "${name}" has no further mistakes`)
}

/** Whether a change has an effect that the checker must report. */
function isWrong({ file, lines }: FileChange, breaksSchema: boolean): boolean {
  const [before, after] = [splitFile(file.text), splitFile(lines.join('\n'))]
  if (isDeepStrictEqual(before, after)) return false
  const name = /([\w-]+)\.\w+$/.exec(file.path)?.[1]
  const schema = file.locale
    ? localeFileKinds[name as LocaleFile].schema
    : globalFileSchemas[name as GlobalFile]
  const isValid = schema.safeParse(after.data).success
  // Valid settings are not wrong, whatever their values.
  return file.locale ? isValid || breaksSchema : !isValid
}

function splitFile(text: string): { data?: unknown; prose: string } {
  const [, yaml = text, prose = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? []
  try {
    return { data: parse(yaml, { logLevel: 'error' }), prose }
  } catch {
    return { prose: text }
  }
}

/**
 * Whether two mistakes can be in the same copy: their scopes must not overlap, so that each report
 * belongs to one mistake.
 */
function canShareCopy(one: Mistake, other: Mistake): boolean {
  // All files depend on the settings, so a mistake in the settings needs a copy of its own.
  const isSettings = ({ changes }: Mistake) => changes.some(({ file }) => !file.locale)
  if (isSettings(one) || isSettings(other)) return false
  return !one.scope.some((file) => other.scope.includes(file))
}

async function tryBatch(batch: readonly Mistake[]): Promise<void> {
  const findings = await checkMistakes(batch)
  for (const mistake of batch) {
    const inScope = findings.filter(({ file }) => mistake.scope.includes(file))
    if (!isReported(mistake, inScope)) missed.push(formatMistake(mistake, inScope))
  }
  const scope = new Set(batch.flatMap((mistake) => mistake.scope))
  falseAlarms.push(
    ...findings
      .filter(({ file, related }) => !scope.has(file) && !scope.has(related?.file ?? ''))
      .filter(({ file }) => corpus.some(({ path }) => path === file)),
  )
}

/** Makes mistakes in the copy of the content, checks the copy, and undoes the mistakes. */
async function checkMistakes(batch: readonly Mistake[]): Promise<readonly Finding[]> {
  const changes = batch.flatMap((mistake) => mistake.changes)
  for (const { file, lines } of changes) await copy.write(file.path, lines.join('\n'))
  try {
    return (await checkContent(copy.root)).findings
  } catch (cause) {
    throw new Error(batch.map((mistake) => formatMistake(mistake)).join('\n'), { cause })
  } finally {
    for (const { file } of changes) await copy.write(file.path, file.text)
  }
}

function isReported({ expected }: Mistake, findings: readonly Finding[]): boolean {
  const isFound = ({ file, first, last }: LineRange) =>
    findings.some(
      (finding) =>
        finding.file === file.path && first <= finding.place.line && finding.place.line <= last,
    )
  return expected.every((groups) =>
    groups.some((places) => places.length > 0 && places.every(isFound)),
  )
}

/** Describes a mistake: its kind, its changes, and what was expected and reported. */
function formatMistake(
  { mutator, changes, expected }: Mistake,
  findings: readonly Finding[] = [],
): string {
  return [
    `${mutator}:`,
    ...changes.flatMap(({ file, first, before, after }) => [
      `  ${file.path}:${first}`,
      ...before.slice(0, 3).map((line) => `    - ${line}`),
      ...after.slice(0, 3).map((line) => `    + ${line}`),
    ]),
    ...expected.flat(2).map(({ file, first, last }) => `  expected: ${file.path}:${first}-${last}`),
    ...findings.map(({ file, place, rule }) => `  reported: ${file}:${place.line} ${rule}`),
  ].join('\n')
}
