import { exitCodes } from '../core/exit-code.ts'
import { allRules } from '../core/load-rules.ts'
import { ruleNamed, withLanguage, type AddCommand } from '../core/options.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import { linesOf } from '../core/rule.ts'
import { examplesOf, rulesPage } from '../core/rules-page.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(cli.command('explain'))
    .summary('explain what a rule checks and why')
    .description(
      'Explains what a rule checks, and why or how to fix a problem. Without a rule, lists all rules.',
    )
    .argument('[rule]', 'name of the rule, as in the report')
    .option('--all', 'print all rules as Markdown, for docs/rules.md')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx cli explain missing-key\n  $ npx cli explain --all > docs/rules.md\n',
    )
    .action(async (name: string | undefined, options: { lang?: ReportLanguage; all?: boolean }) => {
      const language = options.lang ?? output.language
      const rules = await allRules()
      const ids = rules.map(({ id }) => id)
      const wanted = name === undefined ? undefined : ruleNamed(name, ids)
      exit(exitCodes.clean)
      if (options.all) return output.write(await rulesPage(rules))
      const shown = wanted === undefined ? rules : rules.filter(({ id }) => id === wanted)
      const width = Math.max(...ids.map((id) => id.length))
      for (const [index, rule] of shown.entries()) {
        const [what, why] = linesOf(rule.about[language])
        if (wanted === undefined) {
          output.write(`${rule.id.padEnd(width)}  ${what}\n`)
        } else {
          const lines = [`# ${rule.id}`, what, why, ...(await examplesOf(rule, language))]
          output.write(`${index > 0 ? '\n' : ''}${lines.join('\n\n')}\n`)
        }
      }
    })
}
