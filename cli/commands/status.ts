import { localeFiles, type LocaleFile } from '../../src/content/content-files.ts'
import { locales, sourceLocale, type Locale } from '../../src/locales.ts'
import { readContent, type Content } from '../content/content.ts'
import { fingerprintOf } from '../content/fingerprints.ts'
import type { Pair } from '../content/texts.ts'
import { wordsIn } from '../content/words.ts'
import { exitCodes } from '../core/program.ts'
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

function statusOf(content: Content): string {
  const names = Object.keys(localeFiles) as LocaleFile[]
  const columns = locales.map((locale) => {
    const cells = names.map((name) => cellOf(content, locale, name))
    return [locale, ...[...cells, totalOf(cells)].map((cell) => formatCell(cell, locale))]
  })
  const table = [['', ...names, 'all'], ...columns].map((column) => {
    const width = Math.max(...column.map((cell) => cell.length))
    return column.map((cell) => cell.padEnd(width))
  })
  const rows = ['', ...names, 'all'].map((_, row) =>
    table
      .map((column) => column[row])
      .join('   ')
      .trimEnd(),
  )
  return `${rows.join('\n')}

Number of words, share of the source texts that are translated, and number of stale translations.
`
}

function cellOf(
  { localeFiles: files, pairs, fingerprints }: Content,
  locale: Locale,
  name: string,
) {
  const textsIn = (wanted: Locale) =>
    files.find((file) => file.locale === wanted && file.name === name)?.texts ?? []
  const own = textsIn(locale)
  const translations = pairs.filter(
    ({ text }) => text.file.locale === locale && text.file.name === name,
  )
  const isStale = ({ text, source }: Pair) =>
    fingerprints.state === 'read' &&
    fingerprints.fingerprints[locale]?.[name]?.[text.id] !== fingerprintOf(source)
  return {
    /** In the source. */
    texts: textsIn(sourceLocale).length,
    translated: locale === sourceLocale ? own.length : translations.length,
    stale: translations.filter(isStale).length,
    words: own.reduce((sum, { text }) => sum + wordsIn(text).length, 0),
  }
}

type Cell = ReturnType<typeof cellOf>

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
