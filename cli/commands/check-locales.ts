import { checkContent } from '../check-content.ts'
import { exitCodes, type ExitCode } from '../exit-code.ts'
import type { Output } from '../output.ts'
import { formatReport } from '../reporters/text.ts'

export interface CheckLocalesOptions {
  /** The folder that holds `content/`. */
  root: string
}

/** Checks every content file and prints what is wrong. */
export async function checkLocales(
  { root }: CheckLocalesOptions,
  output: Output,
): Promise<ExitCode> {
  const report = await checkContent(root)
  output.write(formatReport(report, output))
  return report.findings.length === 0 ? exitCodes.clean : exitCodes.findings
}
