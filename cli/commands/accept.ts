import { join } from 'node:path'
import { sourceLocale, type Locale } from '../../src/locales.ts'
import { readContent } from '../content-model.ts'
import { exitCodes, type ExitCode } from '../exit-code.ts'
import { InputError } from '../input-error.ts'
import { pairsOf, type Pair } from '../model/counterpart.ts'
import { fingerprintOf, type Fingerprints } from '../model/fingerprints.ts'
import { fingerprintsPath } from '../model/layout.ts'
import type { Output } from '../output.ts'
import { replaceFile } from '../replace-file.ts'
import { nearest } from '../suggestion.ts'

export interface AcceptOptions {
  /** The folder that holds `content/`. */
  root: string
  /** The language whose translations were compared with their source. */
  locale: Locale
  /** Such as `hero` or `hero:headline.before`; empty with `all`. */
  names: readonly string[]
  /** Everything in the language. */
  all: boolean
}

/**
 * Records that translations fit their source as it reads today.
 *
 * @throws InputError where a name fits nothing, or nothing is named
 */
export async function accept(
  { root, locale, names, all }: AcceptOptions,
  output: Output,
): Promise<ExitCode> {
  if (locale === sourceLocale) {
    throw new InputError(`${sourceLocale} is the source; name the language of a translation.`)
  }
  if (names.length === 0 && !all) {
    throw new InputError(
      'Name what was compared, such as hero or hero:headline.before; or --all for the whole language.',
    )
  }
  const model = await readContent(root)
  const known = model.fingerprints?.state === 'read' ? model.fingerprints.fingerprints : {}
  const pairs = pairsOf(model)
  const own = pairs.filter(({ text }) => text.file.locale === locale)
  const chosen = all ? own : names.flatMap((name) => named(own, name))

  const { fingerprints, changes } = merged(known, pairs, chosen)
  await replaceFile(join(root, fingerprintsPath), formatFingerprints(fingerprints))
  output.write(`${changes} newly accepted in ${locale}; commit ${fingerprintsPath}\n`)
  return exitCodes.clean
}

function named(pairs: readonly Pair[], name: string): Pair[] {
  const [file, id] = name.replace(/\.mdx$/, '').split(':')
  const inFile = pairs.filter(({ text }) => text.file.name === file)
  const found = id === undefined ? inFile : inFile.filter(({ text }) => isWithin(text.id, id))
  if (found.length > 0) return found
  const known =
    inFile.length > 0
      ? inFile.map(({ text }) => `${file}:${text.id}`)
      : pairs.map(({ text }) => text.file.name)
  const near = nearest(name, known)
  throw new InputError(
    `There is no text ${name} in this language.${near ? ` Did you mean ${near}?` : ''}`,
  )
}

/** Whether the id is the one that is named, or lies below it. */
function isWithin(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}.`) || id.startsWith(`${name}[`)
}

/** The record with the chosen pairs accepted, and without texts that are no longer there. */
function merged(
  known: Fingerprints,
  pairs: readonly Pair[],
  chosen: readonly Pair[],
): { fingerprints: Fingerprints; changes: number } {
  const isChosen = new Set(chosen)
  const fingerprints: Fingerprints = {}
  let changes = 0
  for (const pair of pairs) {
    const { locale, name } = pair.text.file
    const before = known[locale]?.[name]?.[pair.text.id]
    const after = isChosen.has(pair) ? fingerprintOf(pair.source) : before
    if (after === undefined) continue
    if (after !== before) changes += 1
    const files = (fingerprints[locale] ??= {})
    const texts = (files[name] ??= {})
    texts[pair.text.id] = after
  }
  return { fingerprints, changes }
}

/** One text a line, so that two pull requests about two texts don't meet. */
function formatFingerprints(fingerprints: Fingerprints): string {
  return `${JSON.stringify(fingerprints, null, 2)}\n`
}
