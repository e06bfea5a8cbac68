import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Option } from 'commander'
import { locales, type Locale } from '../../src/locales.ts'
import { localeFolder } from '../content/files.ts'
import { checkContent, type Report } from '../core/check-content.ts'
import { exitCodes, type Output } from '../core/program.ts'
import { contentRules } from '../core/load-rules.ts'
import type { Point } from '../core/location.ts'
import { ruleNamed, withRoot, type AddCommand } from '../core/options.ts'
import { replaceFiles } from '../core/replace-files.ts'
import { counted } from '../core/report-language.ts'
import type { Finding, Repair } from '../core/rule.ts'
import { testContentRules, testSiteRules } from '../core/self-test.ts'
import { printReport, withReport, type ReportOptions } from '../reporters/print-report.ts'

interface Options extends ReportOptions {
  root: string
  locale?: Locale
  rule?: string
  fix?: boolean
  release?: boolean
  selfTest?: boolean
}

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withReport(withRoot(cli.command('check-locales')))
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
    .action(async (options: Options) => {
      const isClean = options.selfTest ? await selfTest(output) : await check(options, output)
      exit(isClean ? exitCodes.clean : exitCodes.findings)
    })
}

/** Checks every content file and prints the report. */
async function check(options: Options, output: Output): Promise<boolean> {
  const { root, format, fix = false, release = false, lang: language = output.language } = options
  if (options.rule !== undefined) ruleNamed(options.rule, await contentRules())
  if (fix) output.log((await fixContent(root, options)).map((path) => `fixed ${path}\n`).join(''))
  const all = await checkContent(root, { release })
  const report = { ...all, findings: all.findings.filter((finding) => isShown(finding, options)) }
  await printReport(report, { format, language, output })
  return !report.findings.some(
    ({ severity }) => severity === 'error' || (release && severity === 'warning'),
  )
}

function isShown({ file, rule, locales: concerned }: Finding, options: Options): boolean {
  if (options.rule !== undefined && rule !== options.rule) return false
  if (options.locale === undefined) return true
  if (concerned) return concerned.includes(options.locale)
  return `${file}/`.startsWith(`${localeFolder(options.locale)}/`)
}

/** A repair can make another one possible: `a  a  a` is two repeated words. */
const MAX_ROUNDS = 5

/**
 * Makes the repairs of the findings, checks again, and undoes the changes of a file that has more
 * errors than before.
 *
 * @returns the files that were changed, in order
 */
async function fixContent(root: string, options: Options): Promise<string[]> {
  const fixed = new Set<string>()
  let report = await checkContent(root)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const repairs = repairsByFile(report, options)
    if (repairs.size === 0) break
    const before = new Map<string, string>()
    for (const [file, changes] of repairs) {
      const text = await readFile(join(root, file), 'utf8')
      await replaceFiles(new Map([[join(root, file), repaired(text, changes)]]))
      before.set(file, text)
    }
    const next = await checkContent(root)
    const worse = [...before].filter(([file]) => errorsIn(next, file) > errorsIn(report, file))
    await replaceFiles(new Map(worse.map(([file, text]) => [join(root, file), text])))
    for (const [file] of worse) before.delete(file)
    for (const file of before.keys()) fixed.add(file)
    // Otherwise, the undone repairs would be tried again in each round.
    if (worse.length > 0) break
    report = next
  }
  return [...fixed].toSorted()
}

function repairsByFile({ findings }: Report, options: Options): Map<string, Repair[]> {
  const byFile = new Map<string, Repair[]>()
  for (const finding of findings) {
    if (!finding.repair || !isShown(finding, options)) continue
    byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding.repair])
  }
  return byFile
}

/** Makes the repairs that do not overlap; the next round makes the others. */
function repaired(text: string, repairs: readonly Repair[]): string {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const offset = ({ line, column }: Point) => (starts[line - 1] ?? text.length) + column - 1
  let result = ''
  let done = 0
  for (const { from, to, text: by } of repairs.toSorted(
    (a, b) => offset(a.from) - offset(b.from),
  )) {
    if (offset(from) < done) continue
    result += text.slice(done, offset(from)) + by
    done = offset(to)
  }
  return result + text.slice(done)
}

function errorsIn({ findings }: Report, file: string): number {
  return findings.filter((one) => one.file === file && one.severity === 'error').length
}

/** Prints how many cases of each rule are as expected, and what was found in the others. */
async function selfTest(output: Output): Promise<boolean> {
  const reports = [await testContentRules(), await testSiteRules()]
  if (!reports[1]) {
    output.write(
      'The cases of the rules for the built site are skipped: run `npm run build:fixture` first.\n',
    )
  }
  const unexpected = reports.flatMap((report) => report?.unexpected ?? [])
  if (unexpected.length > 0) {
    output.write(`${counted(unexpected.length, 'finding')} in the unchanged fixture site:\n`)
    for (const finding of unexpected) output.write(`  ${finding}\n`)
    return false
  }
  const results = reports.flatMap((report) => report?.results ?? [])
  const ids = [...new Set(results.map(({ rule }) => rule))]
  const width = Math.max(...ids.map((id) => id.length))
  for (const id of ids) {
    const own = results.filter(({ rule }) => rule === id)
    const failed = own.filter(({ failure }) => failure !== undefined)
    output.write(`${id.padEnd(width)}  ${own.length - failed.length} of ${own.length}\n`)
    for (const { name, failure } of failed) output.write(`  failed: ${name}; ${failure}\n`)
  }
  const correct = results.filter(({ failure }) => failure === undefined).length
  output.write(`\n${correct} of ${counted(results.length, 'case')} as expected\n`)
  return correct === results.length
}
