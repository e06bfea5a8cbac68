import { locales, sourceLocale, type Locale } from '../../src/locales.ts'
import { localeFiles, type LocaleFile } from '../../src/content/content-files.ts'
import { readContent, type ContentModel } from '../content-model.ts'
import { exitCodes, type ExitCode } from '../exit-code.ts'
import type { Finding } from '../finding.ts'
import { copyIn, localeFilesOf, pairsOf, type Pair } from '../model/counterpart.ts'
import { wordsIn } from '../model/words.ts'
import type { Output } from '../output.ts'
import { staleTranslation } from '../rules/stale-translation.ts'

export interface StatusOptions {
  /** The folder that holds `content/`. */
  root: string
}

interface Cell {
  /** Texts that the source has. */
  texts: number
  translated: number
  stale: number
  words: number
}

/** Prints, for each language and file: how much is translated, what has aged, how many words. */
export async function status({ root }: StatusOptions, output: Output): Promise<ExitCode> {
  const model = await readContent(root)
  const names = Object.keys(localeFiles) as LocaleFile[]
  const pairs = pairsOf(model)
  const stale = staleTranslation.check(model, [])
  const table = new Map(
    locales.map((locale) => [locale, cellsOf({ model, pairs, stale }, locale, names)]),
  )

  const rows = [...names, 'all' as const].map((name) => [
    name,
    ...locales.map((locale) => formatCell(table.get(locale)?.get(name), locale)),
  ])
  output.write(formatTable([['', ...locales], ...rows]))
  output.write(
    '\nWords, share of the texts of the source that are there, and texts whose source has changed since.\n',
  )
  return exitCodes.clean
}

/** The content, and what is said of it once for all languages. */
interface Progress {
  model: ContentModel
  pairs: readonly Pair[]
  stale: readonly Finding[]
}

function cellsOf(
  { model, pairs, stale }: Progress,
  locale: Locale,
  names: readonly LocaleFile[],
): ReadonlyMap<LocaleFile | 'all', Cell> {
  const files = localeFilesOf(model)
  const cells = new Map<LocaleFile | 'all', Cell>()
  const total: Cell = { texts: 0, translated: 0, stale: 0, words: 0 }
  for (const name of names) {
    const file = files.find((one) => one.locale === locale && one.name === name)
    const source = files.find((one) => one.locale === sourceLocale && one.name === name)
    const own = file ? copyIn(file) : []
    const cell: Cell = {
      texts: source ? copyIn(source).length : 0,
      translated:
        locale === sourceLocale
          ? own.length
          : pairs.filter(({ text }) => text.file === file).length,
      stale: stale.filter((finding) => finding.file === file?.path).length,
      words: own.reduce((sum, { text }) => sum + wordsIn(text).length, 0),
    }
    cells.set(name, cell)
    total.texts += cell.texts
    total.translated += cell.translated
    total.stale += cell.stale
    total.words += cell.words
  }
  return cells.set('all', total)
}

function formatCell(cell: Cell | undefined, locale: Locale): string {
  if (!cell) return ''
  const words = String(cell.words).padStart(4)
  if (locale === sourceLocale) return words
  // Rounded down: only what is whole is 100%.
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
