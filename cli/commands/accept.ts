import { join } from 'node:path'
import { sourceLocale, type Locale } from '../../src/locales.ts'
import { readContent } from '../content/content.ts'
import { fingerprintsPath } from '../content/files.ts'
import { fingerprintOf, type Fingerprints } from '../content/fingerprints.ts'
import type { Pair } from '../content/texts.ts'
import { exitCodes, type ExitCode } from '../core/exit-code.ts'
import { InputError } from '../core/input-error.ts'
import { localeNamed, withRoot, type AddCommand } from '../core/options.ts'
import type { Output } from '../core/output.ts'
import { replaceFile } from '../core/replace-file.ts'
import { nearest } from '../core/suggestion.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withRoot(cli.command('accept'))
    .summary('record that translations match their source')
    .description(
      'Records in content/.fingerprints.json that translations match the current version of ' +
        'their source. check-locales warns when the source changes again. Commit the record ' +
        'with the translation.',
    )
    .argument('<locale>', 'language of the translation')
    .argument('[names...]', 'files or texts to accept, such as hero or hero:headline.before')
    .option('--all', 'accept all translations of the language')
    .addHelpText('after', "\nExample:\n  $ npx cli accept es 'hero:headline.before'\n")
    .action(async (locale: string, names: string[], options: { root: string; all?: boolean }) => {
      const { root, all = false } = options
      exit(await accept({ root, locale: localeNamed(locale), names, all }, output))
    })
}

interface AcceptOptions {
  /** The folder that contains `content/`. */
  root: string
  /** The language of the translations. */
  locale: Locale
  /** Such as `hero` or `hero:headline.before`. */
  names: readonly string[]
  all: boolean
}

/**
 * Records that translations match the current version of their source.
 *
 * @throws InputError if no name is given, or a name does not exist
 */
async function accept(
  { root, locale, names, all }: AcceptOptions,
  output: Output,
): Promise<ExitCode> {
  if (locale === sourceLocale) {
    throw new InputError(
      `${sourceLocale} is the source language; specify the language of a translation.`,
    )
  }
  if (names.length === 0 && !all) {
    throw new InputError(
      'Specify what to accept, such as hero or hero:headline.before, or use --all for the whole language.',
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
      ? `No new translations to accept in ${locale}\n`
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
