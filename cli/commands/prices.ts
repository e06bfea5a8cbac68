import { exitCodes, type ExitCode } from '../exit-code.ts'
import { counted } from '../messages/message.ts'
import type { Output } from '../output.ts'
import { staleFiles, writeStaleFiles, type StaleFile } from '../prices/generated-folder.ts'
import { computePriceModules } from '../prices/price-modules.ts'
import { formatReport } from '../reporters/text.ts'

export interface PricesOptions {
  /** The folder that holds `content/`. */
  root: string
  /** Show what would change, and write nothing. */
  check: boolean
}

/** Writes the price tables of every language, or shows that they are out of date. */
export async function prices({ root, check }: PricesOptions, output: Output): Promise<ExitCode> {
  const { report, modules } = await computePriceModules(root)
  if (!modules) {
    output.write(formatReport(report, output))
    return exitCodes.findings
  }
  const stale = await staleFiles(root, modules)
  if (stale.length === 0) {
    output.write(`${counted(modules.size, 'file')} up to date\n`)
    return exitCodes.clean
  }
  if (check) {
    const { formatStaleFiles } = await import('../reporters/stale-files.ts')
    output.write(formatStaleFiles(stale, output))
    return exitCodes.findings
  }
  await writeStaleFiles(root, stale)
  output.write(stale.map((file) => `${verb(file)} ${file.path}\n`).join(''))
  return exitCodes.clean
}

function verb({ current, wanted }: StaleFile): string {
  if (wanted === null) return 'removed'
  return current === null ? 'wrote  ' : 'updated'
}
