import { localeFiles, type LocaleFile } from '../../src/content/content-files.ts'
import { locales, sourceLocale, type Locale } from '../../src/locales.ts'
import { readContent, type Content } from '../content/content.ts'
import { stateOf } from '../content/fingerprints.ts'
import { wordsIn } from '../content/words.ts'
import { exitCodes } from '../core/exit-code.ts'
import { withRoot, type AddCommand } from '../core/options.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withRoot(cli.command('status'))
    .summary('show what is translated and what is stale')
    .description(
      'Shows for each language and file the number of words, how much is translated, and how ' +
        'many translations are stale.',
    )
    .action(async ({ root }: { root: string }) => {
      output.write(statusOf(await readContent(root)))
      exit(exitCodes.clean)
    })
}

interface Cell {
  /** Texts in the source. */
  texts: number
  translated: number
  stale: number
  words: number
}

function statusOf(content: Content): string {
  const names = Object.keys(localeFiles) as LocaleFile[]
  const columns = locales.map((locale) => {
    const cells = names.map((name) => cellOf(content, locale, name))
    return [...cells, totalOf(cells)].map((cell) => formatCell(cell, locale))
  })
  const rows = [...names, 'all'].map((name, row) => [
    name,
    ...columns.map((column) => column[row] ?? ''),
  ])
  return `${formatTable([['', ...locales], ...rows])}
Number of words, share of the source texts that are translated, and number of stale translations.
`
}

function cellOf(
  { localeFiles: files, pairs, fingerprints }: Content,
  locale: Locale,
  name: string,
): Cell {
  const textsIn = (wanted: Locale) =>
    files.find((file) => file.locale === wanted && file.name === name)?.texts ?? []
  const own = textsIn(locale)
  const translations = pairs.filter(
    ({ text }) => text.file.locale === locale && text.file.name === name,
  )
  const record = fingerprints?.state === 'read' ? fingerprints.fingerprints : undefined
  return {
    texts: textsIn(sourceLocale).length,
    translated: locale === sourceLocale ? own.length : translations.length,
    stale: translations.filter((pair) => record && stateOf(record, pair) !== 'current').length,
    words: own.reduce((sum, { text }) => sum + wordsIn(text).length, 0),
  }
}

function totalOf(cells: readonly Cell[]): Cell {
  const sum = (key: keyof Cell) => cells.reduce((total, cell) => total + cell[key], 0)
  return {
    texts: sum('texts'),
    translated: sum('translated'),
    stale: sum('stale'),
    words: sum('words'),
  }
}

function formatCell(cell: Cell, locale: Locale): string {
  const words = String(cell.words).padStart(4)
  if (locale === sourceLocale) return words
  // Rounded down: 100 % means that everything is translated.
  const share = cell.texts === 0 ? 100 : Math.floor((100 * cell.translated) / cell.texts)
  return `${words}  ${String(share).padStart(3)}%  ${cell.stale === 0 ? '' : `${cell.stale} stale`}`.trimEnd()
}

function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
          .join('   ')
          .trimEnd()}\n`,
    )
    .join('')
}
