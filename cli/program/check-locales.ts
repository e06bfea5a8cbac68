import { Option } from 'commander'
import { locales, type Locale } from '../../src/locales.ts'
import type { ReportFormat } from '../commands/check-locales.ts'
import type { ReportLanguage } from '../report-language.ts'
import type { AddCommand } from './add-command.ts'
import { ruleNamed, withLanguage, withRoot } from './options.ts'

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

export const addCheckLocales: AddCommand = (cli, { output, answer }) => {
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
    .addOption(
      new Option(
        '--self-test',
        'plant faults in a copy of the content of the tests and show that each is found',
      ).conflicts(['root', 'locale', 'rule', 'fix', 'release']),
    )
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
          const { checkRules } = await import('../commands/self-test.ts')
          return answer(await checkRules(output))
        }
        const { checkLocales } = await import('../commands/check-locales.ts')
        const { fix = false, release = false } = options
        const only = rule === undefined ? {} : { rule: await ruleNamed(rule) }
        answer(await checkLocales({ ...options, ...only, language, fix, release }, output))
      },
    )
}
