import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../../src/locales.ts'
import { InputError } from '../../core/program.ts'
import { didYouMean, type ReportLanguage } from '../../core/report-language.ts'
import { replaceFiles } from '../../core/replace-files.ts'
import { closestSpelling } from '../../core/suggestion.ts'
import type { Pair } from '../content-model.ts'
import { ACCEPTED_PATH } from '../files/expected-files.ts'
import { readContent } from '../read-content.ts'
import { formatRecord, requireReadable } from './accepted-file.ts'
import { acceptedSource, collapseWhitespace } from './accepted-source.ts'

/**
 * Records that translations match their current source, and deletes the entries for texts that no
 * longer exist. Returns the number of newly accepted translations, and whether the record changed.
 *
 * @param names files or texts, such as `hero` or `hero:headline.before`
 * @throws InputError if a name does not exist, or the record is invalid
 */
export async function acceptTranslations(root: string, locale: Locale, names: string[] | 'all') {
  const { accepted: record, pairs } = await readContent(root)
  requireReadable(record)
  const localePairs = pairs.filter(({ text }) => text.file.locale === locale)
  const named = (name: string) => pairsNamed(localePairs, name)
  const chosen = new Set(names === 'all' ? localePairs : names.flatMap(named))

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
  // The name may be a path copied from a report, and may be in straight or curly quotation marks.
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
