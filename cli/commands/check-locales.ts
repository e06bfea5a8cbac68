import { Option, type Command } from 'commander'
import { locales, SOURCE_LOCALE, type Locale } from '../../src/locales.ts'
import { checkContent } from '../checks/check-content.ts'
import { contentRules } from '../checks/load-rules.ts'
import { repairContent } from '../checks/repair-content.ts'
import { runRuleCases } from '../checks/run-rule-cases.ts'
import { localeFolder } from '../content/files/expected-files.ts'
import { ruleNamed, type AddCommand } from '../core/options.ts'
import { exitCodes, InputError, type Output } from '../core/program.ts'
import type { Finding } from '../core/rule.ts'
import { printReport, withReport, type ReportOptions } from '../reporters/print-report.ts'

interface Options extends ReportOptions {
  locale?: Locale
  rule?: string
  fix?: boolean
  release?: boolean
  selfTest?: boolean
}

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withReport(cli.command('check-locales'))
    .summary('check every file in content/')
    .description(
      'Checks every file in content/: whether all languages have the same files and keys, ' +
        'whether texts are translated and short enough, and whether placeholders, links and ' +
        'markup are valid. Reports each problem with its line and how to fix it. ' +
        'Warnings only fail with --release.',
    )
    .addOption(
      new Option('--locale <locale>', 'only report problems in this language').choices(locales),
    )
    .option('--rule <rule>', 'only report problems of this rule')
    .option('--fix', 'first correct what can be corrected safely')
    .addOption(
      new Option('--self-test', 'run the cases of each rule on the content of the tests').conflicts(
        ['root', 'locale', 'rule', 'fix', 'release'],
      ),
    )
    .option('--release', 'also fail on warnings, sample data and a local function')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx cli check-locales --locale es\n' +
        '  $ npx cli check-locales --rule typed-amount --lang pt\n' +
        '  $ npx cli check-locales --format json > report.json\n',
    )
    .allowExcessArguments()
    .action(async (options: Options, { args }: Command) => {
      if (args[0] !== undefined) throw unexpectedArgument(args[0])
      const isClean = await (options.selfTest ? runRuleCases(output) : check(options, output))
      exit(isClean ? exitCodes.clean : exitCodes.findings)
    })
}

/** Returns the error for an unexpected argument, which suggests `--locale` instead. */
function unexpectedArgument(argument: string): InputError {
  const option = `--locale ${locales.find((locale) => argument.split(/[\\/]/).includes(locale)) ?? SOURCE_LOCALE}`
  return new InputError({
    en: `check-locales takes no arguments: it always checks all files. To see one language only, use ${option}.`,
    pt: `check-locales não recebe argumentos: sempre verifica todos os arquivos. Para ver só um idioma, use ${option}.`,
    es: `check-locales no recibe argumentos: siempre comprueba todos los archivos. Para ver un solo idioma, use ${option}.`,
  })
}

async function check(options: Options, output: Output): Promise<boolean> {
  const { root, format, fix = false, release = false } = options
  if (options.rule !== undefined) ruleNamed(options.rule, await contentRules())
  if (fix) {
    const repaired = await repairContent(root, (finding) => isShown(finding, options))
    const lines = repaired.map(
      ({ file, place, rule }) => `${fixedLabels[output.language]} ${file}:${place.line}  ${rule}\n`,
    )
    output.log([...new Set(lines)].join(''))
  }
  const all = await checkContent(root, { release })
  const report = { ...all, findings: all.findings.filter((finding) => isShown(finding, options)) }
  await printReport(report, format, output)
  return !report.findings.some(
    ({ severity }) => severity === 'error' || (release && severity === 'warning'),
  )
}

function isShown(finding: Finding, options: Options): boolean {
  if (options.rule !== undefined && finding.rule !== options.rule) return false
  if (options.locale === undefined) return true
  const { locales: translations } = finding.data as { locales?: readonly Locale[] }
  return (
    translations?.includes(options.locale) ||
    `${finding.file}/`.startsWith(`${localeFolder(options.locale)}/`)
  )
}

const fixedLabels = { en: 'fixed', pt: 'corrigido', es: 'corregido' }
