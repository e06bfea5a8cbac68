import pc from 'picocolors'
import type { Locale } from '../../src/locales.ts'
import { acceptCommands } from '../content/translations/accept-commands.ts'
import {
  isStale,
  collapseWhitespace,
  sourceChange,
  type SourceChange,
} from '../content/translations/accepted-source.ts'
import { requireReadable } from '../content/translations/accepted-file.ts'
import type { Content, Pair } from '../content/content-model.ts'
import { purposeAt } from '../content/values/schema.ts'
import { locatePart } from '../content/texts.ts'
import { diffWords, formatDiff, replaceChanges } from '../content/translations/word-diff.ts'
import { formatLocation } from '../core/location.ts'
import { pluralize, type ReportLanguage } from '../core/report-language.ts'
import { printable } from './printable.ts'

const staleWords = {
  en: {
    source: 'source',
    translation: 'translation',
    singular: 'text',
    stale: 'to review in',
    moved: 'Items of this list have been moved, added or removed in the source.',
  },
  pt: {
    source: 'original',
    translation: 'tradução',
    singular: 'texto',
    stale: 'para revisar em',
    moved: 'No original, itens desta lista mudaram de posição, entraram ou saíram.',
  },
  es: {
    source: 'original',
    translation: 'traducción',
    singular: 'texto',
    stale: 'por revisar en',
    moved: 'En el original, se han movido, añadido o quitado elementos de esta lista.',
  },
}

/**
 * Lists the stale translations into a language: where each is, and how its source has changed.
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
  const words = staleWords[language]
  const width = Math.max(words.source.length, words.translation.length) + 1
  const row = (label: string, text: string) =>
    `  ${paint.dim(`${label}:`.padEnd(width))} ${printable(text)}`

  const stalePairs = pairs.filter(
    (pair) => pair.text.file.locale === locale && isStale(record, pair),
  )
  // All stale texts in a list whose items have moved share one entry.
  const entries = new Map<string, Pair & SourceChange>()
  for (const pair of stalePairs) {
    const change = sourceChange(content, pair)
    const name = `${pair.text.file.name}:${change.movedIn ?? pair.text.id}`
    if (!entries.has(name)) entries.set(name, { ...pair, ...change })
  }
  const commands = acceptCommands(
    Array.from(entries.keys(), (name) => ({ locales: [locale], name })),
  )
  const blocks = [...entries].map(([name, { text, source, movedIn, accepted }], index) => {
    const { file, key } = text
    const location = paint.bold(formatLocation(locatePart(text, 0, 0)))
    const command = (commands[index] ?? []).map((line) => `  ${line}`)
    if (movedIn !== undefined) {
      return [`${location}  ${name}`, `  ${words.moved}`, ...command].join('\n') + '\n'
    }
    const purpose = key && purposeAt(file.schema, key)
    const current = collapseWhitespace(source.text)
    const change = accepted ? formatDiff(diffWords(accepted, current)) : current
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
