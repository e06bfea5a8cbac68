import pc from 'picocolors'
import type { Locale } from '../../src/locales.ts'
import {
  acceptCommand,
  acceptedSource,
  isStale,
  requireReadable,
  wordsOf,
} from '../content/accepted.ts'
import type { Content } from '../content/content.ts'
import { purposeOf } from '../content/schema.ts'
import { partOf } from '../content/texts.ts'
import { diffWords, formatDiff, replaceChanges } from '../content/word-diff.ts'
import { formatLocation } from '../core/location.ts'
import { counted, type ReportLanguage } from '../core/report-language.ts'
import { printable } from './code-frame.ts'

const WORDS = {
  en: { source: 'source', translation: 'translation', one: 'text', stale: 'to review in' },
  pt: { source: 'original', translation: 'tradução', one: 'texto', stale: 'para revisar em' },
  es: { source: 'original', translation: 'traducción', one: 'texto', stale: 'por revisar en' },
}

/**
 * The stale translations of a language: where each is, and what has changed in its source.
 *
 * @throws InputError if the record of accepted translations is invalid
 */
export function formatStale(
  { accepted: record, pairs }: Content,
  locale: Locale,
  { colors, language }: { colors: boolean; language: ReportLanguage },
): string {
  requireReadable(record)
  const paint = pc.createColors(colors)
  const words = WORDS[language]
  const width = Math.max(words.source.length, words.translation.length) + 1
  const row = (label: string, text: string) =>
    `  ${paint.dim(`${label}:`.padEnd(width))} ${printable(text)}`

  const own = pairs.filter((pair) => pair.text.file.locale === locale && isStale(record, pair))
  const blocks = own.map((pair) => {
    const { text, source } = pair
    const { file, key } = text
    const name = `${file.name}:${text.id}`
    const purpose = key && purposeOf(file.schema, key)
    const today = wordsOf(source.text)
    const accepted = acceptedSource(record, pair)
    const change = accepted ? formatDiff(diffWords(accepted, today)) : today
    const lines = [
      `${paint.bold(formatLocation(partOf(text, 0, 0)))}  ${name}`,
      ...(purpose ? [`  ${paint.dim(purpose[language])}`] : []),
      replaceChanges(row(words.source, change), { removed: paint.red, added: paint.green }),
      row(words.translation, wordsOf(text.text)),
      `  ${acceptCommand(locale, name)}`,
    ]
    return lines.map((line) => `${line}\n`).join('')
  })
  return [...blocks, `${counted(own.length, words.one)} ${words.stale} ${locale}\n`].join('\n')
}
