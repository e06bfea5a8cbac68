import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/locales.ts'
import { acceptedSource, collapseWhitespace } from '../content/translations/accepted-source.ts'
import { formatRecord, requireReadable } from '../content/translations/accepted-file.ts'
import type { Pair } from '../content/content-model.ts'
import { ACCEPTED_PATH } from '../content/files/expected-files.ts'
import { readContent } from '../content/read-content.ts'
import { translationNamed, withLanguage, withRoot, type AddCommand } from '../core/options.ts'
import { exitCodes, InputError } from '../core/program.ts'
import { didYouMean, type ReportLanguage } from '../core/report-language.ts'
import { replaceFiles } from '../core/replace-files.ts'
import { closestSpelling } from '../core/suggestion.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(withRoot(cli.command('accept')))
    .summary('record that translations match their source')
    .description(
      'Records in content/.accepted.yaml that translations match the current version of ' +
        'their source. check-locales warns when the source changes again. Commit the record ' +
        'with the translation.',
    )
    .argument('<locale>', 'language of the translation')
    .argument('[names...]', 'files or texts to accept, such as hero or hero:headline.before')
    .option('--all', 'accept all translations of the language')
    .addHelpText('after', '\nExample:\n  $ npx cli accept es hero:headline.before\n')
    .action(async (locale: string, names: string[], options: { root: string; all?: boolean }) => {
      const { root, all = false } = options
      const file = path.relative('', path.join(root, ACCEPTED_PATH))
      const { count, isChanged } = await accept(root, translationNamed(locale), names, all)
      const result = count > 0 ? 'accepted' : isChanged ? 'removed' : 'none'
      output.write(`${resultMessages[output.language][result](locale, count, file)}\n`)
      exit(exitCodes.clean)
    })
}

type Result = (locale: string, count: number, file: string) => string

const resultMessages: Record<ReportLanguage, Record<'none' | 'removed' | 'accepted', Result>> = {
  en: {
    none: (locale) => `No new translations to accept in ${locale}`,
    removed: (locale, _count, file) =>
      `No new translations to accept in ${locale}; texts that no longer exist are removed, so commit ${file}`,
    accepted: (locale, count, file) => `${count} newly accepted in ${locale}; commit ${file}`,
  },
  pt: {
    none: (locale) => `Nenhuma tradução nova a aceitar em ${locale}`,
    removed: (locale, _count, file) =>
      `Nenhuma tradução nova a aceitar em ${locale}; textos que não existem mais foram removidos. Faça o commit de ${file}`,
    accepted: (locale, count, file) =>
      `Traduções aceitas agora em ${locale}: ${count}. Faça o commit de ${file}`,
  },
  es: {
    none: (locale) => `Ninguna traducción nueva que aceptar en ${locale}`,
    removed: (locale, _count, file) =>
      `Ninguna traducción nueva que aceptar en ${locale}; se quitaron textos que ya no existen. Haga el commit de ${file}`,
    accepted: (locale, count, file) =>
      `Traducciones aceptadas ahora en ${locale}: ${count}. Haga el commit de ${file}`,
  },
}

/**
 * Records that translations match the current version of their source, and removes texts that no
 * longer exist. Returns how many were not accepted before, and whether the record has changed.
 *
 * @param names such as `hero` or `hero:headline.before`
 * @throws InputError if no name is given, a name does not exist, or the record is invalid
 */
async function accept(root: string, locale: Locale, names: readonly string[], all: boolean) {
  if (names.length === 0 && !all) {
    throw new InputError({
      en: 'Specify what to accept, such as hero or hero:headline.before, or use --all for the whole language.',
      pt: 'Indique o que aceitar, como hero ou hero:headline.before, ou use --all para o idioma inteiro.',
      es: 'Indique qué aceptar, como hero o hero:headline.before, o use --all para todo el idioma.',
    })
  }
  const { accepted: record, pairs } = await readContent(root)
  requireReadable(record)
  const localePairs = pairs.filter(({ text }) => text.file.locale === locale)
  const chosen = new Set(all ? localePairs : names.flatMap((name) => pairsNamed(localePairs, name)))

  let count = 0
  const accepted = pairs.flatMap((pair) => {
    const before = acceptedSource(record, pair)
    const source = chosen.has(pair) ? collapseWhitespace(pair.source.text) : before
    if (source !== before) count += 1
    return source === undefined ? [] : [{ text: pair.text, source }]
  })
  const file = path.join(root, ACCEPTED_PATH)
  const text = formatRecord(accepted)
  const isChanged = text !== (await readFile(file, 'utf8').catch(() => ''))
  if (isChanged) await replaceFiles(new Map([[file, text]]))
  return { count, isChanged }
}

function pairsNamed(pairs: readonly Pair[], name: string): Pair[] {
  // Also a path copied from a report, and the quotation marks of a text editor around the name.
  const plain = name.replace(/^[‘’“”'"]|[‘’“”'"]$/g, '').replace(/^content\/[^/]+\//, '')
  const [file, id] = plain.replace(/\.mdx(?=$|:)/, '').split(':')
  const inFile = pairs.filter(({ text }) => text.file.name === file)
  const isChosen = (textId: string) =>
    id === undefined || textId === id || textId.startsWith(`${id}.`) || textId.startsWith(`${id}[`)
  const found = inFile.filter(({ text }) => isChosen(text.id))
  if (found.length > 0) return found
  const known =
    inFile.length > 0
      ? inFile.map(({ text }) => `${file}:${text.id}`)
      : pairs.map(({ text }) => text.file.name)
  const near = closestSpelling(plain, known)
  const hint = (language: ReportLanguage) => (near ? ` ${didYouMean(language, near, '')}` : '')
  throw new InputError({
    en: `There is no text ${name} in this language.${hint('en')}`,
    pt: `Não existe o texto ${name} neste idioma.${hint('pt')}`,
    es: `No existe el texto ${name} en este idioma.${hint('es')}`,
  })
}
