import { allRules, ruleKinds, type RulesByKind } from '../checks/load-rules.ts'
import { explainRule } from '../checks/rule-examples.ts'
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
    .action(async (name: string | undefined, options: { all?: boolean }) => {
      const { language } = output
      const rules = await allRules()
      if (options.all) output.write(await rulesPage(rules))
      else if (name === undefined) output.write(listRules(rules, language))
      else output.write(await explainRules(name, rules, language))
      exit(exitCodes.clean)
    })
}

function listRules(rules: RulesByKind, language: ReportLanguage): string {
  const width = Math.max(...Object.values(rules).flatMap((list) => list.map(({ id }) => id.length)))
  const lists = ruleKinds.map((kind) => {
    const lines = rules[kind].map(({ id, what }) => `${id.padEnd(width)}  ${what[language]}\n`)
    return `${kindTitles[language][kind]}:\n${lines.join('')}`
  })
  return lists.join('\n')
}

/** Explains the rules that have the given name, at most one of each kind. */
async function explainRules(name: string, rules: RulesByKind, language: ReportLanguage) {
  const id = ruleNamed(name, Object.values(rules).flat())
  const sections = ruleKinds.flatMap((kind) => {
    const rule = rules[kind].find((known) => known.id === id)
    const heading = `# ${id} (${kindTitles[language][kind].toLowerCase()})`
    return rule ? explainRule(heading, rule, language) : []
  })
  return (await Promise.all(sections)).join('\n')
}
