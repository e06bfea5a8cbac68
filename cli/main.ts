#!/usr/bin/env tsx
import { resolve } from 'node:path'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import pc from 'picocolors'
import type { CheckLinksOptions } from './commands/check-links.ts'
import { exitCodes, type ExitCode } from './exit-code.ts'
import { InputError } from './input-error.ts'
import type { Output } from './output.ts'

const HELP = `
Examples:
  $ npx cli check-locales          check every text in every language
  $ npx cli check-links            check every link of the built site
  $ npx cli prices                 write the price tables after a price has changed
  $ npx cli help prices            what a command does, and its options

Exit codes:
  0  nothing to do
  1  problems found in the content or the built site, or price tables out of date
  2  wrong usage, or the tool could not do its work`

const output: Output = {
  write: (text) => void process.stdout.write(text),
  // `isTTY` is undefined for a pipe, and picocolors would take that as its own guess, which is yes in CI.
  colors: Boolean(process.stdout.isTTY) && pc.isColorSupported,
}

// A reader that has seen enough, such as `head`, closes the pipe: no reason to crash.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv)

async function run(argv: readonly string[]): Promise<ExitCode> {
  try {
    let code: ExitCode = exitCodes.clean
    await program((answer) => (code = answer)).parseAsync(argv)
    return code
  } catch (error) {
    // Commander has printed its own message, or the help that was asked for.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.clean : exitCodes.failure
    }
    process.stderr.write(`${explain(error)}\n`)
    return exitCodes.failure
  }
}

function program(answer: (code: ExitCode) => void): Command {
  const cli = new Command('cli')
    .description('Checks the content of the site and generates its prices.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', HELP)

  withRoot(cli.command('check-locales'))
    .summary('check every file under content/')
    .description(
      'Checks every file under content/: that each language has the same files and keys, ' +
        'that texts fit their places, and that placeholders and markup are ones the site knows. ' +
        'Each problem is shown with its line and with what to do about it.',
    )
    .addHelpText('after', '\nExample:\n  $ npx cli check-locales\n')
    .action(async (options: { root: string }) => {
      const { checkLocales } = await import('./commands/check-locales.ts')
      answer(await checkLocales(options, output))
    })

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
      const { checkLinks } = await import('./commands/check-links.ts')
      answer(await checkLinks(options, output))
    })

  withRoot(cli.command('prices'))
    .summary('write the price tables of every language to src/generated/prices/')
    .description(
      'Converts the amounts in content/prices.yaml into the currency of each language and ' +
        'writes them, with the booking address of content/site.yaml, to src/generated/prices/. ' +
        'Commit what it writes.',
    )
    .option('--check', 'write nothing; show what would change, and exit with 1 if anything would')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx cli prices           after a change of a price\n' +
        '  $ npx cli prices --check   to see whether the tables are up to date\n',
    )
    .action(async ({ root, check = false }: { root: string; check?: boolean }) => {
      const { prices } = await import('./commands/prices.ts')
      answer(await prices({ root, check }, output))
    })

  return cli
}

function withRoot(command: Command): Command {
  return command.addOption(
    new Option('--root <folder>', 'folder that holds content/')
      .default(process.cwd(), 'the current folder')
      .argParser((folder) => {
        if (folder === '') throw new InvalidArgumentError('It must name a folder.')
        return resolve(folder)
      }),
  )
}

function wholeNumber(flags: string, purpose: string, least: number, usual: number): Option {
  return new Option(flags, purpose).default(usual).argParser((text) => {
    if (/^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`It must be a whole number from ${least} up.`)
  })
}

function explain(error: unknown): string {
  if (error instanceof InputError) return `error: ${error.message}`
  if (error instanceof Error && 'syscall' in error) return `error: ${error.message}`
  return `error: the tool itself failed; please report this.\n${error instanceof Error ? error.stack : String(error)}`
}
