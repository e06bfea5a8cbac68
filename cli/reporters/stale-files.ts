import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import pc from 'picocolors'
import { pluralize } from '../core/report-language.ts'
import type { StaleFile } from '../prices/generated-folder.ts'

/** What `npx cli prices` would change, as a unified diff of each file. */
export function formatStaleFiles(
  stale: readonly StaleFile[],
  { colors }: { colors: boolean },
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
  const count = pluralize(stale.length, 'generated file')
  const summary = `${count} out of date: run ${paint.bold('npx cli prices')} and commit the result.\n`
  return [...patches, summary].join('\n')
}
