import type { ReportLanguage } from '../report-language.ts'
import type { AddCommand } from './add-command.ts'
import { ruleNamed, withLanguage } from './options.ts'

export const addExplain: AddCommand = (cli, { output, answer }) => {
  withLanguage(cli.command('explain'))
    .summary('say what a rule checks, and why')
    .description(
      'Says what a rule checks, why, and how to put right what it finds. Without a rule, lists them all.',
    )
    .argument('[rule]', 'name of the rule, as in the report')
    .addHelpText('after', '\nExample:\n  $ npx cli explain missing-key\n')
    .action(async (name: string | undefined, { lang }: { lang?: ReportLanguage }) => {
      const { explain } = await import('../commands/explain.ts')
      const rule = name === undefined ? undefined : await ruleNamed(name)
      answer(await explain({ rule, language: lang ?? output.language }, output))
    })
}
