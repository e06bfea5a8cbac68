import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import pc from 'picocolors'
import type { Output } from '../core/program.ts'
import { pluralize, type ReportLanguage } from '../core/report-language.ts'
import type { StaleFile } from '../prices/generated-folder.ts'

/** Returns the changes that `npx cli prices` would make, as a unified diff for each file. */
export function formatStaleFiles(
  stale: readonly StaleFile[],
  { colors, language }: Pick<Output, 'colors' | 'language'>,
): string {
  const paint = pc.createColors(colors)
  const patches = stale.map(({ path, current, wanted }) =>
    createTwoFilesPatch(
      current === null ? '/dev/null' : path,
      wanted === null ? '/dev/null' : path,
      current ?? '',
      wanted ?? '',
      undefined,
      undefined,
      { headerOptions: FILE_HEADERS_ONLY },
    )
      .replace(/^\+.*/gm, paint.green)
      .replace(/^-.*/gm, paint.red),
  )
  return [...patches, summarizeStaleFiles(stale, { colors, language })].join('\n')
}

/** Returns a sentence that states how many files `npx cli prices` would change. */
export function summarizeStaleFiles(
  { length }: readonly StaleFile[],
  { colors, language }: Pick<Output, 'colors' | 'language'>,
): string {
  return `${summaries[language](length, pc.createColors(colors).bold('npx cli prices'))}\n`
}

const summaries: Record<ReportLanguage, (count: number, command: string) => string> = {
  en: (count, command) =>
    `${pluralize(count, 'generated file')} out of date: run ${command} and commit the result.`,
  pt: (count, command) =>
    `Desatualizado: ${pluralize(count, 'arquivo gerado', 'arquivos gerados')}. Execute ${command} e faça o commit do resultado.`,
  es: (count, command) =>
    `Desactualizado: ${pluralize(count, 'archivo generado', 'archivos generados')}. Ejecute ${command} y haga el commit del resultado.`,
}
