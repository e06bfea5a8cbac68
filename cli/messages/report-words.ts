import type { Severity } from '../finding.ts'
import type { ReportLanguage } from '../report-language.ts'

/** The words around the findings of a report. */
export interface ReportWords {
  severity: Record<Severity, string>
  fix: string
  /** Before the place in the language that a text is compared with. */
  source: string
  clean: string
  checked(files: number, locales: number): string
  counted(severity: Severity, count: number): string
  inFiles(files: number): string
  /** @param command what explains the first rule of the report */
  more(command: string): string
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

export const reportWords: Record<ReportLanguage, ReportWords> = {
  en: {
    severity: { error: 'error', warning: 'warning', note: 'note' },
    fix: 'Fix',
    source: 'source',
    clean: 'no problems',
    checked: (files, locales) =>
      joined([
        plural(files, 'file', 'files'),
        locales > 0 ? plural(locales, 'locale', 'locales') : '',
      ]),
    counted: (severity, count) => plural(count, severity, `${severity}s`),
    inFiles: (files) => `in ${plural(files, 'file', 'files')}`,
    more: (command) => `More about a rule: ${command}`,
  },
  pt: {
    severity: { error: 'erro', warning: 'aviso', note: 'nota' },
    fix: 'Correção',
    source: 'original',
    clean: 'nenhum problema',
    checked: (files, locales) =>
      joined([
        plural(files, 'arquivo', 'arquivos'),
        locales > 0 ? plural(locales, 'idioma', 'idiomas') : '',
      ]),
    counted: (severity, count) => {
      const word = reportWords.pt.severity[severity]
      return plural(count, word, `${word}s`)
    },
    inFiles: (files) => `em ${plural(files, 'arquivo', 'arquivos')}`,
    more: (command) => `Mais sobre uma regra: ${command}`,
  },
  es: {
    severity: { error: 'error', warning: 'aviso', note: 'nota' },
    fix: 'Corrección',
    source: 'original',
    clean: 'ningún problema',
    checked: (files, locales) =>
      joined([
        plural(files, 'archivo', 'archivos'),
        locales > 0 ? plural(locales, 'idioma', 'idiomas') : '',
      ]),
    counted: (severity, count) => {
      const word = reportWords.es.severity[severity]
      return plural(count, word, severity === 'error' ? 'errores' : `${word}s`)
    },
    inFiles: (files) => `en ${plural(files, 'archivo', 'archivos')}`,
    more: (command) => `Más sobre una regla: ${command}`,
  },
}
