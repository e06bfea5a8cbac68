import { createTwoFilesPatch } from 'diff'
import pc from 'picocolors'
import { counted } from '../core/report-language.ts'
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
    )
      .split('\n')
      .filter((line) => !/^=+$/.test(line))
      .map((line) =>
        line.startsWith('+') ? paint.green(line) : line.startsWith('-') ? paint.red(line) : line,
      )
      .join('\n'),
  )
  const fault = `${counted(stale.length, 'generated file')} out of date: run ${paint.bold('npx cli prices')} and commit the result.\n`
  return [...patches, fault].join('\n')
}
