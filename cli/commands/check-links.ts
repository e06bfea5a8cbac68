import { resolve } from 'node:path'
import { exitCodes, type ExitCode } from '../core/exit-code.ts'
import { wholeNumber, withRoot, type AddCommand } from '../core/options.ts'
import type { Output } from '../core/output.ts'
import type { AskExternal } from '../links/check-links.ts'

interface CheckLinksOptions {
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

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withRoot(cli.command('check-links'))
    .summary('check every link, anchor and picture of the built site in dist/')
    .description(
      'Checks the built site in dist/ without the network: links, anchors, files, languages, ' +
        'addresses for search engines, and that every text of content/ is on its page. ' +
        'Each problem is led back to the line of content that caused it, where one did.',
    )
    .option('--list-external', 'print the addresses of other sites too')
    .option('--external', 'ask other sites whether their addresses still answer')
    .option('--cache <file>', 'where good answers of other sites are kept for a day')
    .addOption(wholeNumber('--timeout <seconds>', 'for one question to another site', 1, 10))
    .addOption(wholeNumber('--retries <times>', 'how often another site is asked again', 0, 2))
    .addOption(wholeNumber('--concurrency <sites>', 'sites asked at the same time', 1, 8))
    .addHelpText(
      'after',
      '\nExamples:\n  $ npm run build && npx cli check-links\n' +
        '  $ npx cli check-links --external   once a week, or before a release\n',
    )
    .action(async (options: CheckLinksOptions) => {
      exit(await checkLinks(options, output))
    })
}

/** Checks every link of the built site and prints what is wrong. Warnings alone don't fail. */
async function checkLinks(options: CheckLinksOptions, output: Output): Promise<ExitCode> {
  const { checkBuiltSite } = await import('../links/check-links.ts')
  const { formatExternal, formatLinkReport } = await import('../links/reporters/text.ts')
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
