import { join } from 'node:path'
import { sourceLocale, type Locale } from '../../src/locales.ts'
import { readContent } from '../content/content.ts'
import { fingerprintsPath } from '../content/files.ts'
import { fingerprintOf, type Fingerprints } from '../content/fingerprints.ts'
import type { Pair } from '../content/texts.ts'
import { exitCodes, InputError } from '../core/program.ts'
import { localeNamed, withRoot, type AddCommand } from '../core/options.ts'
import { replaceFiles } from '../core/replace-files.ts'
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
      output.write(await accept(root, localeNamed(locale), names, all))
      exit(exitCodes.clean)
    })
}

/**
 * Records that translations match the current version of their source.
 *
 * @param names such as `hero` or `hero:headline.before`
 * @throws InputError if no name is given, or a name does not exist
 */
async function accept(root: string, locale: Locale, names: readonly string[], all: boolean) {
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
  const own = pairs.filter(({ text }) => text.file.locale === locale)
  const chosen = new Set(all ? own : names.flatMap((name) => pairsNamed(own, name)))

  // Texts that no longer exist are left out.
  const fingerprints: Fingerprints = {}
  let changes = 0
  for (const pair of pairs) {
    const { id, file } = pair.text
    const known = record.state === 'read' ? record.fingerprints : {}
    const before = known[file.locale]?.[file.name]?.[id]
    const after = chosen.has(pair) ? fingerprintOf(pair.source) : before
    if (after === undefined) continue
    if (after !== before) changes += 1
    const files = (fingerprints[file.locale] ??= {})
    const texts = (files[file.name] ??= {})
    texts[id] = after
  }
  // One text per line, so that pull requests about different texts don't conflict.
  const json = `${JSON.stringify(fingerprints, null, 2)}\n`
  await replaceFiles(new Map([[join(root, fingerprintsPath), json]]))
  return changes === 0
    ? `No new translations to accept in ${locale}\n`
    : `${changes} newly accepted in ${locale}; commit ${fingerprintsPath}\n`
}

function pairsNamed(pairs: readonly Pair[], name: string): Pair[] {
  const [file, id] = name.replace(/\.mdx$/, '').split(':')
  const inFile = pairs.filter(({ text }) => text.file.name === file)
  const isChosen = (textId: string) =>
    id === undefined || textId === id || textId.startsWith(`${id}.`) || textId.startsWith(`${id}[`)
  const found = inFile.filter(({ text }) => isChosen(text.id))
  if (found.length > 0) return found
  const known =
    inFile.length > 0
      ? inFile.map(({ text }) => `${file}:${text.id}`)
      : pairs.map(({ text }) => text.file.name)
  const near = nearest(name, known)
  const hint = near ? ` Did you mean ${near}?` : ''
  throw new InputError(`There is no text ${name} in this language.${hint}`)
}
