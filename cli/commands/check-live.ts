import { wholeNumber, type AddCommand } from '../core/options.ts'
import { exitCodeOf } from '../core/report.ts'
import { printReport, withReport, type ReportOptions } from '../reporters/print-report.ts'

interface Options extends ReportOptions {
  message: boolean
  /** Time limit in seconds for each request to the site. */
  timeout: number
  concurrency: number
}

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withReport(cli.command('check-live'))
    .summary('check a deployed site from outside')
    .description(
      'Checks a deployed site from outside: every page in every language, missing pages, ' +
        'redirects, headers, compression, files, sitemap and share images, the certificate, and ' +
        'whether the contact function accepts its form. Compares it with this checkout.',
    )
    .argument('[url]', 'URL of the site, if it is not siteUrl of content/site.yaml')
    .option('--message', 'also send a message as far as the mail server, with DRAIN_SECRET')
    .addOption(wholeNumber('--timeout <seconds>', 'limit for a request to the site', 1, 20))
    .addOption(
      wholeNumber('--concurrency <requests>', 'how many requests to send in parallel', 1, 6),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx cli check-live https://www.company.com\n' +
        '  $ npx cli check-live http://localhost:4173   the site of npm start\n',
    )
    .action(async (url: string | undefined, { root, format, timeout, ...options }: Options) => {
      // Imported dynamically, so that other commands do not load its dependencies.
      const { checkLive } = await import('../checks/check-live.ts')
      const report = await checkLive(root, url, { ...options, timeout: timeout * 1000 })
      await printReport(report, format, output)
      exit(exitCodeOf(report))
    })
}
