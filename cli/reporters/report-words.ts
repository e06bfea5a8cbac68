import { counted, type ReportLanguage } from '../core/report-language.ts'
import type { Severity } from '../core/rule.ts'

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

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

export const reportWords: Record<ReportLanguage, ReportWords> = {
  en: {
    severity: { error: 'error', warning: 'warning', note: 'note' },
    fix: 'Fix',
    source: 'source',
    clean: 'no problems',
    checked: (files, locales) =>
      joined([
        counted(files, 'file', 'files'),
        locales > 0 ? counted(locales, 'locale', 'locales') : '',
      ]),
    counted: (severity, count) => counted(count, severity, `${severity}s`),
    inFiles: (files) => `in ${counted(files, 'file', 'files')}`,
    more: (command) => `More about a rule: ${command}`,
  },
  pt: {
    severity: { error: 'erro', warning: 'aviso', note: 'nota' },
    fix: 'Correção',
    source: 'original',
    clean: 'nenhum problema',
    checked: (files, locales) =>
      joined([
        counted(files, 'arquivo', 'arquivos'),
        locales > 0 ? counted(locales, 'idioma', 'idiomas') : '',
      ]),
    counted: (severity, count) => {
      const word = reportWords.pt.severity[severity]
      return counted(count, word, `${word}s`)
    },
    inFiles: (files) => `em ${counted(files, 'arquivo', 'arquivos')}`,
    more: (command) => `Mais sobre uma regra: ${command}`,
  },
  es: {
    severity: { error: 'error', warning: 'aviso', note: 'nota' },
    fix: 'Corrección',
    source: 'original',
    clean: 'ningún problema',
    checked: (files, locales) =>
      joined([
        counted(files, 'archivo', 'archivos'),
        locales > 0 ? counted(locales, 'idioma', 'idiomas') : '',
      ]),
    counted: (severity, count) => {
      const word = reportWords.es.severity[severity]
      return counted(count, word, severity === 'error' ? 'errores' : `${word}s`)
    },
    inFiles: (files) => `en ${counted(files, 'archivo', 'archivos')}`,
    more: (command) => `Más sobre una regla: ${command}`,
  },
}
