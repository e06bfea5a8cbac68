import { allRules, ruleKinds } from '../checks/load-rules.ts'
import { formatExamples } from '../checks/rule-examples.ts'
import { kindTitles, rulesPage } from '../checks/rules-page.ts'
import { ruleNamed, withLanguage, type AddCommand } from '../core/options.ts'
import { exitCodes } from '../core/program.ts'
import type { ReportLanguage } from '../core/report-language.ts'

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
      exit(exitCodes.clean)
      if (options.all) return output.write(await rulesPage(rules))
      const all = ruleKinds.flatMap((kind) => rules[kind])
      const titles = kindTitles[language]
      if (name === undefined) {
        const width = Math.max(...all.map(({ id }) => id.length))
        const lists = ruleKinds.map((kind) => {
          const lines = rules[kind].map(
            ({ id, what }) => `${id.padEnd(width)}  ${what[language]}\n`,
          )
          return `${titles[kind]}:\n${lines.join('')}`
        })
        return output.write(lists.join('\n'))
      }
      const wanted = ruleNamed(name, all)
      const sections = ruleKinds.flatMap((kind) =>
        rules[kind]
          .filter(({ id }) => id === wanted)
          .map(async (rule) => {
            const title = `# ${rule.id} (${titles[kind].toLowerCase()})`
            const examples = await formatExamples(rule, language)
            return `${[title, rule.what[language], rule.why[language], ...examples].join('\n\n')}\n`
          }),
      )
      output.write((await Promise.all(sections)).join('\n'))
    })
}
