import type { AddCommand } from './add-command.ts'
import { localeNamed, withRoot } from './options.ts'

export const addAccept: AddCommand = (cli, { output, answer }) => {
  withRoot(cli.command('accept'))
    .summary('record that translations fit their source')
    .description(
      'Records that translations of a language fit their source as it reads today, in ' +
        'content/.fingerprints.json; check-locales warns of them when the source changes again. ' +
        'Commit the record with the translation.',
    )
    .argument('<locale>', 'language of the translation')
    .argument('[names...]', 'what was compared: hero, or hero:headline.before')
    .option('--all', 'everything in the language')
    .addHelpText('after', "\nExample:\n  $ npx cli accept es 'hero:headline.before'\n")
    .action(
      async (
        locale: string,
        names: string[],
        { root, all = false }: { root: string; all?: boolean },
      ) => {
        const { accept } = await import('../commands/accept.ts')
        answer(await accept({ root, locale: localeNamed(locale), names, all }, output))
      },
    )
}
