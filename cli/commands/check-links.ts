import type { AddCommand } from '../core/options.ts'
import type { ExitCode, Output } from '../core/program.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import { exitCodeOf, type Report } from '../core/report.ts'
import { printReport, withReport, type ReportOptions } from '../reporters/print-report.ts'
import { formatPages } from '../reporters/text.ts'

interface Options extends ReportOptions {
  listExternal?: boolean
  external?: boolean
}

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withReport(cli.command('check-links'))
    .summary('check every link, anchor and image of the built site in dist/')
    .description(
      'Checks the built site in dist/ without the network: links, anchors, files, languages, ' +
        'HTML, and that every text of content/ is on its page. ' +
        'Each problem is reported at the line of content that causes it, if there is one.',
    )
    .option('--list-external', 'also print the URLs of other sites')
    .option('--external', 'also request the URLs of other sites')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npm run build\n' +
        '  $ npx cli check-links\n' +
        '  $ npx cli check-links --external   once a week, or before a release\n',
    )
    .action(async (options: Options) => {
      exit(await check(options, output))
    })
}

/** How external URLs are requested; the timeout is in milliseconds. */
const externalRequests = { timeout: 10_000, retries: 2, concurrency: 8 }

async function check(options: Options, output: Output): Promise<ExitCode> {
  const { root, format } = options
  // Imported dynamically, so that other commands do not load its dependencies.
  const { checkLinks } = await import('../checks/check-links.ts')
  const report = await checkLinks(root, options.external ? externalRequests : undefined)
  if (options.listExternal) {
    // With `--format json`, standard output must contain only the report.
    const print = format === 'json' ? output.log : output.write
    print(`${formatExternal(report, output.language)}\n`)
  }
  await printReport(report, format, output)
  return exitCodeOf(report)
}

/** Lists external URLs, each with a page that contains it and the number of other such pages. */
function formatExternal({ links }: Report, language: ReportLanguage): string {
  const external = links?.external ?? []
  return external.map(({ url, pages }) => `${url}  ${formatPages(pages, language)}\n`).join('')
}
