import pc from 'picocolors'
import type { Locale } from '../../src/locales.ts'
import {
  acceptCommands,
  isStale,
  requireReadable,
  collapseWhitespace,
  sourceChange,
} from '../content/accepted.ts'
import type { Content } from '../content/content-model.ts'
import { purposeAt } from '../content/schema.ts'
import { locatePart } from '../content/texts.ts'
import { diffWords, formatDiff, replaceChanges } from '../content/word-diff.ts'
import { formatLocation } from '../core/location.ts'
import { pluralize, type ReportLanguage } from '../core/report-language.ts'
import { printable } from './code-frame.ts'

const WORDS = {
  en: {
    source: 'source',
    translation: 'translation',
    singular: 'text',
    stale: 'to review in',
    moved: 'Items of this list have only moved in the source.',
  },
  pt: {
    source: 'original',
    translation: 'tradução',
    singular: 'texto',
    stale: 'para revisar em',
    moved: 'Itens desta lista só mudaram de posição no original.',
  },
  es: {
    source: 'original',
    translation: 'traducción',
    singular: 'texto',
    stale: 'por revisar en',
    moved: 'En el original, elementos de esta lista solo han cambiado de posición.',
  },
}

/**
 * The stale translations of a language: where each is, and what has changed in its source.
 *
 * @throws InputError if the record of accepted translations is invalid
 */
export function formatStale(
  content: Content,
  locale: Locale,
  { colors, language }: { colors: boolean; language: ReportLanguage },
): string {
  const { accepted: record, pairs } = content
  requireReadable(record)
  const paint = pc.createColors(colors)
  const words = WORDS[language]
  const width = Math.max(words.source.length, words.translation.length) + 1
  const row = (label: string, text: string) =>
    `  ${paint.dim(`${label}:`.padEnd(width))} ${printable(text)}`

  const stalePairs = pairs.filter(
    (pair) => pair.text.file.locale === locale && isStale(record, pair),
  )
  const names = stalePairs.map((pair) => {
    const { movedIn } = sourceChange(content, pair)
    return `${pair.text.file.name}:${movedIn ?? pair.text.id}`
  })
  const commands = acceptCommands([...new Set(names)].map((name) => ({ locales: [locale], name })))
  const blocks = [...new Set(names)].flatMap((name, index) => {
    const pair = stalePairs[names.indexOf(name)]
    if (!pair) return []
    const { text, source } = pair
    const { file, key } = text
    const location = paint.bold(formatLocation(locatePart(text, 0, 0)))
    const { movedIn, accepted } = sourceChange(content, pair)
    const command = (commands[index] ?? []).map((line) => `  ${line}`)
    if (movedIn !== undefined) {
      return [`${location}  ${name}`, `  ${words.moved}`, ...command].join('\n') + '\n'
    }
    const purpose = key && purposeAt(file.schema, key)
    const today = collapseWhitespace(source.text)
    const change = accepted ? formatDiff(diffWords(accepted, today)) : today
    const lines = [
      `${location}  ${name}`,
      ...(purpose ? [`  ${paint.dim(purpose[language])}`] : []),
      replaceChanges(row(words.source, change), { removed: paint.red, added: paint.green }),
      row(words.translation, collapseWhitespace(text.text)),
      ...command,
    ]
    return lines.map((line) => `${line}\n`).join('')
  })
  return [
    ...blocks,
    `${pluralize(stalePairs.length, words.singular)} ${words.stale} ${locale}\n`,
  ].join('\n')
}
