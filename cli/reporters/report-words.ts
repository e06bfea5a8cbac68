import { counted, type ReportLanguage } from '../core/report-language.ts'
import type { Report } from '../core/check-content.ts'
import type { Severity } from '../core/rule.ts'

/** The words around the findings of a report. */
export interface ReportWords {
  severity: Record<Severity, string>
  fix: string
  /** Before the place in the language that a text is compared with. */
  source: string
  /** Before the place of the text in the part of a page that code renders. */
  text: string
  /** Before the source file that renders a part of a page. */
  writtenBy: string
  /** Before the pages with a problem. */
  seenOn: string
  clean: string
  /** What was checked. */
  checked(report: Report): string
  /** Whether the URLs of other sites were checked; empty without any. */
  external(report: Report): string
  counted(severity: Severity, count: number): string
  inFiles(files: number): string
  /** @param count of pages besides the first one */
  otherPages(count: number): string
  /** @param command what explains the first rule of the report */
  more(command: string): string
}

/** Says what was checked; the plural of each noun ends in `s`. */
const checked =
  (nouns: { file: string; locale: string; page: string; link: string }) =>
  ({ fileCount, localeCount, links }: Report) => {
    if (links) return `${counted(fileCount, nouns.page)}, ${counted(links.count, nouns.link)}`
    const files = counted(fileCount, nouns.file)
    return localeCount > 0 ? `${files}, ${counted(localeCount, nouns.locale)}` : files
  }

export const reportWords: Record<ReportLanguage, ReportWords> = {
  en: {
    severity: { error: 'error', warning: 'warning', note: 'note' },
    fix: 'Fix',
    source: 'source',
    text: 'words',
    writtenBy: 'Written by',
    seenOn: 'Seen on',
    clean: 'no problems',
    checked: checked({ file: 'file', locale: 'locale', page: 'page', link: 'link' }),
    external: ({ links }) =>
      links?.external
        ? `; ${counted(links.external, 'external URL')} ${
            links.isRequested ? 'checked' : 'not checked (use --external)'
          }`
        : '',
    counted: (severity, count) => counted(count, severity),
    inFiles: (files) => `in ${counted(files, 'file')}`,
    otherPages: (count) => `and ${counted(count, 'other page')}`,
    more: (command) => `More about a rule: ${command}`,
  },
  pt: {
    severity: { error: 'erro', warning: 'aviso', note: 'nota' },
    fix: 'Correção',
    source: 'original',
    text: 'texto',
    writtenBy: 'Gerado por',
    seenOn: 'Aparece em',
    clean: 'nenhum problema',
    checked: checked({ file: 'arquivo', locale: 'idioma', page: 'página', link: 'link' }),
    external: ({ links }) =>
      links?.external
        ? `; URLs externas: ${links.external}, ${
            links.isRequested ? 'verificadas' : 'não verificadas (use --external)'
          }`
        : '',
    counted: (severity, count) => counted(count, reportWords.pt.severity[severity]),
    inFiles: (files) => `em ${counted(files, 'arquivo')}`,
    otherPages: (count) => `e mais ${counted(count, 'página')}`,
    more: (command) => `Mais sobre uma regra: ${command}`,
  },
  es: {
    severity: { error: 'error', warning: 'aviso', note: 'nota' },
    fix: 'Corrección',
    source: 'original',
    text: 'texto',
    writtenBy: 'Generado por',
    seenOn: 'Aparece en',
    clean: 'ningún problema',
    checked: checked({ file: 'archivo', locale: 'idioma', page: 'página', link: 'enlace' }),
    external: ({ links }) =>
      links?.external
        ? `; URL externas: ${links.external}, ${
            links.isRequested ? 'comprobadas' : 'sin comprobar (use --external)'
          }`
        : '',
    counted: (severity, count) => {
      const word = reportWords.es.severity[severity]
      return counted(count, word, severity === 'error' ? 'errores' : `${word}s`)
    },
    inFiles: (files) => `en ${counted(files, 'archivo')}`,
    otherPages: (count) => `y ${counted(count, 'página')} más`,
    more: (command) => `Más sobre una regla: ${command}`,
  },
}
