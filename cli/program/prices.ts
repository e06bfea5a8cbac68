import type { AddCommand } from './add-command.ts'
import { withRoot } from './options.ts'

export const addPrices: AddCommand = (cli, { output, answer }) => {
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
      const { prices } = await import('../commands/prices.ts')
      answer(await prices({ root, check }, output))
    })
}
