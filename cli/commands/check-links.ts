import { resolve } from 'node:path'
import { exitCodes, type ExitCode } from '../exit-code.ts'
import { checkBuiltSite, type AskExternal } from '../links/check-links.ts'
import { formatExternal, formatLinkReport } from '../links/reporters/text.ts'
import type { Output } from '../output.ts'

export interface CheckLinksOptions {
  /** The folder that holds `content/` and `dist/`. */
  root: string
  /** Print the addresses of other sites. */
  listExternal?: boolean
  /** Ask other sites whether their addresses still answer. */
  external?: boolean
  /** Where good answers of other sites are kept; in `node_modules/.cache` where it isn't given. */
  cache?: string
  /** For one request, in seconds. */
  timeout: number
  /** How often an address is asked again. */
  retries: number
  /** How many sites are asked at the same time. */
  concurrency: number
}

/** Checks every link of the built site and prints what is wrong. Warnings alone don't fail. */
export async function checkLinks(options: CheckLinksOptions, output: Output): Promise<ExitCode> {
  const ask = options.external ? await asking(options) : undefined
  const report = await checkBuiltSite(options.root, ask)
  if (options.listExternal) output.write(`${formatExternal(report)}\n`)
  output.write(formatLinkReport(report, output))
  const isFailed = report.findings.some(({ severity }) => severity === 'error')
  return isFailed ? exitCodes.findings : exitCodes.clean
}

async function asking(options: CheckLinksOptions): Promise<AskExternal> {
  const { askExternal } = await import('../links/external/ask-external.ts')
  const { root, timeout, retries, concurrency, cache } = options
  return (addresses, siteUrl) =>
    askExternal(addresses, {
      timeout: timeout * 1000,
      retries,
      concurrency,
      userAgent: `LinkCheck/1.0 (+${siteUrl})`,
      cacheFile: cache ? resolve(cache) : resolve(root, 'node_modules/.cache/check-links.json'),
    })
}
