#!/usr/bin/env tsx
import { resolve } from 'node:path'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import pc from 'picocolors'
import type { CheckLinksOptions } from './commands/check-links.ts'
import { exitCodes, type ExitCode } from './exit-code.ts'
import type { RuleId } from './finding.ts'
import { InputError } from './input-error.ts'
import type { Output } from './output.ts'
import { languageOf, reportLanguages, type ReportLanguage } from './report-language.ts'
import { nearest } from './suggestion.ts'
import type { ReportFormat } from './commands/check-locales.ts'
import { locales, type Locale } from '../src/locales.ts'

const HELP = `
Examples:
  $ npx cli check-locales          check every text in every language
  $ npx cli check-links            check every link of the built site
  $ npx cli prices                 write the price tables after a price has changed
  $ npx cli explain missing-key    what a rule checks, and why
  $ npx cli help prices            what a command does, and its options

Exit codes:
  0  nothing to do
  1  errors found in the content or the built site, or price tables out of date
  2  wrong usage, or the tool could not do its work`

const formats: readonly ReportFormat[] = ['text', 'json', 'github']

/** Options as commander gives them. */
interface CheckLocalesArguments {
  root: string
  format: ReportFormat
  lang?: ReportLanguage
  locale?: Locale
  rule?: string
  fix?: boolean
  release?: boolean
  selfTest?: boolean
}

const output: Output = {
  write: (text) => void process.stdout.write(text),
  log: (text) => void process.stderr.write(text),
  language: languageOf(process.env),
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
    process.stderr.write(`${messageOfError(error)}\n`)
    return exitCodes.failure
  }
}

function program(answer: (code: ExitCode) => void): Command {
  const cli = new Command('cli')
    .description('Checks the content of the site and generates its prices.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', HELP)

  withLanguage(withRoot(cli.command('check-locales')))
    .summary('check every file under content/')
    .description(
      'Checks every file under content/: that each language has the same files and keys, ' +
        'that texts fit their places and are really translated, and that placeholders, links ' +
        'and markup are ones the site knows. Each problem is shown with its line and with what ' +
        'to do about it. Errors fail; warnings fail with --release only.',
    )
    .addOption(
      new Option('--format <format>', 'how the report is written').choices(formats).default('text'),
    )
    .addOption(new Option('--locale <locale>', 'show one language only').choices(locales))
    .option('--rule <rule>', 'show what one rule finds only')
    .option('--fix', 'make the changes that are safe first, and check again')
    .option('--self-test', 'plant faults in a copy of the content and show that each is found')
    .option('--release', 'also refuse samples that must not go public, and warnings')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx cli check-locales --locale es\n' +
        '  $ npx cli check-locales --rule typed-amount --lang pt\n' +
        '  $ npx cli check-locales --format json > report.json\n',
    )
    .action(
      async ({ lang: language = output.language, rule, ...options }: CheckLocalesArguments) => {
        if (options.selfTest) {
          const { checkRules } = await import('./commands/self-test.ts')
          return answer(await checkRules(options, output))
        }
        const { checkLocales } = await import('./commands/check-locales.ts')
        const { fix = false, release = false } = options
        const only = rule === undefined ? {} : { rule: await ruleNamed(rule) }
        answer(await checkLocales({ ...options, ...only, language, fix, release }, output))
      },
    )

  withLanguage(cli.command('explain'))
    .summary('say what a rule checks, and why')
    .description(
      'Says what a rule checks, why, and how to put right what it finds. Without a rule, lists them all.',
    )
    .argument('[rule]', 'name of the rule, as in the report')
    .addHelpText('after', '\nExample:\n  $ npx cli explain missing-key\n')
    .action(async (name: string | undefined, { lang }: { lang?: ReportLanguage }) => {
      const { explain } = await import('./commands/explain.ts')
      const rule = name === undefined ? undefined : await ruleNamed(name)
      answer(await explain({ rule, language: lang ?? output.language }, output))
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

  withRoot(cli.command('accept'))
    .summary('record that translations fit their source')
    .description(
      'Records that translations of a language fit their source as it reads today, in ' +
        'content/.fingerprints.json; check-locales warns of them when the source changes again. ' +
        'Commit the record with the translation.',
    )
    .argument('<locale>', 'language of the translation')
    .argument('[names...]', 'what was compared: hero, or hero:headline.before')
    .option('--all', 'everything in the language')
    .addHelpText('after', "\nExample:\n  $ npx cli accept es 'hero:headline.before'\n")
    .action(
      async (
        locale: string,
        names: string[],
        { root, all = false }: { root: string; all?: boolean },
      ) => {
        const { accept } = await import('./commands/accept.ts')
        answer(await accept({ root, locale: localeNamed(locale), names, all }, output))
      },
    )

  withRoot(cli.command('status'))
    .summary('show what is translated, and what has aged')
    .description(
      'Shows for each language and file: words, how much is translated, and what has aged.',
    )
    .action(async ({ root }: { root: string }) => {
      const { status } = await import('./commands/status.ts')
      answer(await status({ root }, output))
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

function withLanguage(command: Command): Command {
  return command.addOption(
    new Option(
      '--lang <language>',
      'language of the report (default: that of the terminal)',
    ).choices(reportLanguages),
  )
}

/** @throws InputError where there is no such rule */
async function ruleNamed(name: string): Promise<RuleId> {
  const { rules } = await import('./rules/index.ts')
  const ids = rules.map(({ id }) => id)
  const found = ids.find((id) => id === name)
  if (found) return found
  const near = nearest(name, ids)
  const hint = near ? `Did you mean ${near}?` : 'npx cli explain lists them all.'
  throw new InputError(`There is no rule ${name}. ${hint}`)
}

/** @throws InputError where there is no such language */
function localeNamed(name: string): Locale {
  const found = locales.find((locale) => locale === name)
  if (found) return found
  const near = nearest(name, locales)
  throw new InputError(
    `There is no language ${name}. ${near ? `Did you mean ${near}?` : `They are ${locales.join(', ')}.`}`,
  )
}

function messageOfError(error: unknown): string {
  if (error instanceof InputError) return `error: ${error.message}`
  if (error instanceof Error && 'syscall' in error) return `error: ${error.message}`
  return `error: the tool itself failed; please report this.\n${error instanceof Error ? error.stack : String(error)}`
}
