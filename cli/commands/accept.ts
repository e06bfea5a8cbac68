import { join } from 'node:path'
import { sourceLocale, type Locale } from '../../src/locales.ts'
import { readContent } from '../content/content.ts'
import { fingerprintsPath } from '../content/files.ts'
import { fingerprintOf, type Fingerprints } from '../content/fingerprints.ts'
import type { Pair } from '../content/texts.ts'
import { type ExitCode, exitCodes, InputError, type Output } from '../core/program.ts'
import { localeNamed, withRoot, type AddCommand } from '../core/options.ts'
import { replaceFile } from '../core/replace-file.ts'
import { nearest } from '../core/suggestion.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withRoot(cli.command('accept'))
    .summary('record that translations fit their source')
    .description(
      'Records that translations of a language fit their source as it reads today, in ' +
        'content/.fingerprints.json; check-locales warns of them when the source changes again. ' +
        'Commit the record with the translation.',
    )
    .argument('<locale>', 'language of the translation')
    .argument('[names...]', 'what was compared: hero, or hero:headline.before')
    .option('--all', 'everything in the language')
    .addHelpText('after', "\nExample:\n  $ npx cli accept es 'hero:headline.before'\n")
    .action(async (locale: string, names: string[], options: { root: string; all?: boolean }) => {
      const { root, all = false } = options
      exit(await accept({ root, locale: localeNamed(locale), names, all }, output))
    })
}

interface AcceptOptions {
  /** The folder that contains `content/`. */
  root: string
  /** The language whose translations were compared with their source. */
  locale: Locale
  /** Such as `hero` or `hero:headline.before`; empty with `all`. */
  names: readonly string[]
  /** Everything in the language. */
  all: boolean
}

/**
 * Records that translations match the current text of their source.
 *
 * @throws InputError if there is no text with a name, or no name
 */
async function accept(
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
  const { fingerprints: record, pairs } = await readContent(root)
  const known = record?.state === 'read' ? record.fingerprints : {}
  const own = pairs.filter(({ text }) => text.file.locale === locale)
  const chosen = all ? own : names.flatMap((name) => named(own, name))

  const { fingerprints, changes } = merged(known, pairs, chosen)
  await replaceFile(join(root, fingerprintsPath), formatFingerprints(fingerprints))
  output.write(
    changes === 0
      ? `Already accepted in ${locale}; nothing has changed\n`
      : `${changes} newly accepted in ${locale}; commit ${fingerprintsPath}\n`,
  )
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

/** Whether an id is the given name or below it. */
function isWithin(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}.`) || id.startsWith(`${name}[`)
}

/** The record with the chosen pairs accepted, and without texts that no longer exist. */
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

/** One text per line, so that pull requests about different texts don't conflict. */
function formatFingerprints(fingerprints: Fingerprints): string {
  return `${JSON.stringify(fingerprints, null, 2)}\n`
}
