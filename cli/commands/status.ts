import { localeFileKinds } from '../../src/content-files.ts'
import { locales, SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { isStale } from '../content/translations/accepted-source.ts'
import type { Content, CopyText } from '../content/content-model.ts'
import { readContent } from '../content/read-content.ts'
import { wordsIn } from '../content/words-and-numbers.ts'
import { translationNamed, withLanguage, withRoot, type AddCommand } from '../core/options.ts'
import { exitCodes } from '../core/program.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import { formatStale } from '../reporters/stale-translations.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(withRoot(cli.command('status')))
    .summary('show what is translated and what is stale')
    .description(
      'Shows for each language and file the number of words, how much is translated, and how ' +
        'many translations are stale.',
    )
    .option('--diff <locale>', 'show what changed in the source of each stale translation')
    .addHelpText('after', '\nExample:\n  $ npx cli status --diff es\n')
    .action(async ({ root, diff }: { root: string; diff?: string }) => {
      const locale = diff === undefined ? undefined : translationNamed(diff)
      const content = await readContent(root)
      if (locale) output.write(formatStale(content, locale, output))
      else output.write(formatStatus(content, output.language))
      exit(exitCodes.clean)
    })
}

const ALL = 'all'

const statusWords: Record<ReportLanguage, Record<'all' | 'stale' | 'legend', string>> = {
  en: {
    all: 'all',
    stale: 'stale',
    legend:
      'Number of words, share of the source texts that are translated, and number of stale translations.',
  },
  pt: {
    all: 'tudo',
    stale: 'a revisar',
    legend:
      'Número de palavras, parte dos textos do original que está traduzida e número de traduções a revisar.',
  },
  es: {
    all: 'todo',
    stale: 'por revisar',
    legend:
      'Número de palabras, parte de los textos del original que está traducida y número de traducciones por revisar.',
  },
}

function formatStatus(content: Content, language: ReportLanguage): string {
  const words = statusWords[language]
  const names = [...Object.keys(localeFileKinds), ALL]
  const columns = locales.map((locale) => [
    locale,
    ...names.map((name) => formatCell(content, locale, name, words.stale)),
  ])
  const table = [['', ...Object.keys(localeFileKinds), words.all], ...columns].map((column) => {
    const width = Math.max(...column.map((cell) => cell.length))
    return column.map((cell) => cell.padEnd(width))
  })
  const rows = ['', ...names].map((_, row) => {
    const cells = table.map((column) => column[row])
    return cells.join('   ').trimEnd()
  })
  return `${rows.join('\n')}

${words.legend}
`
}

function formatCell(
  { texts, pairs, accepted }: Content,
  locale: Locale,
  name: string,
  staleWord: string,
): string {
  const isIn = (text: CopyText, wanted: Locale) =>
    text.file.locale === wanted && (name === ALL || text.file.name === name)
  const localeTexts = texts.filter((text) => isIn(text, locale))
  const words = localeTexts.reduce((sum, { text }) => sum + wordsIn(text).length, 0)
  const cell = String(words).padStart(4)
  if (locale === SOURCE_LOCALE) return cell

  const translated = pairs.filter(({ text }) => isIn(text, locale))
  const stale = translated.filter((pair) => accepted.state === 'read' && isStale(accepted, pair))
  const sources = texts.filter((text) => isIn(text, SOURCE_LOCALE))
  // Rounded down, so that 100% means that everything is translated.
  const share = sources.length === 0 ? 100 : Math.floor((100 * translated.length) / sources.length)
  const percentage = `${String(share).padStart(3)}%`
  return `${cell}  ${percentage}${stale.length > 0 ? `  ${stale.length} ${staleWord}` : ''}`
}
