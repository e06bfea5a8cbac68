import { exitCodes } from '../core/exit-code.ts'
import { allRules } from '../core/load-rules.ts'
import { ruleNamed, withLanguage, type AddCommand } from '../core/options.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import { linesOf } from '../core/rule.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(cli.command('explain'))
    .summary('say what a rule checks, and why')
    .description(
      'Says what a rule checks, why, and how to put right what it finds. Without a rule, lists them all.',
    )
    .argument('[rule]', 'name of the rule, as in the report')
    .addHelpText('after', '\nExample:\n  $ npx cli explain missing-key\n')
    .action(async (name: string | undefined, options: { lang?: ReportLanguage }) => {
      const language = options.lang ?? output.language
      const rules = await allRules()
      const ids = rules.map(({ id }) => id)
      const wanted = name === undefined ? undefined : ruleNamed(name, ids)
      const width = Math.max(...ids.map((id) => id.length))
      for (const { id, about } of rules) {
        const [what, why] = linesOf(about[language])
        if (wanted === undefined) output.write(`${id.padEnd(width)}  ${what}\n`)
        else if (id === wanted) output.write(`# ${id}\n\n${what}\n\n${why}\n`)
      }
      exit(exitCodes.clean)
    })
}
