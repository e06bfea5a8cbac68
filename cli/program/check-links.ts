import type { CheckLinksOptions } from '../commands/check-links.ts'
import type { AddCommand } from './add-command.ts'
import { wholeNumber, withRoot } from './options.ts'

export const addCheckLinks: AddCommand = (cli, { output, answer }) => {
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
      const { checkLinks } = await import('../commands/check-links.ts')
      answer(await checkLinks(options, output))
    })
}
