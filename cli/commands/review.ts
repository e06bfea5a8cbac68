import path from 'node:path'
import { Option } from 'commander'
import { locales, type Locale } from '../../src/locales.ts'
import { withLanguage, withRoot, type AddCommand } from '../core/options.ts'

interface Options {
  root: string
  base: string
  out: string
  dark?: boolean
  locale?: Locale
}

export const addCommand: AddCommand = (cli, { output, exit }) => {
  withLanguage(withRoot(cli.command('review')))
    .summary('show how texts and pages look before and after your changes')
    .description(
      'Compares content/ with its version on a branch or commit, and writes review/index.html: the ' +
        'changed words, pictures of the changed sections before and after, and what ' +
        'check-locales reports about the changed files. review/comment.md contains the same ' +
        'without pictures, for a comment on GitHub.',
    )
    .option('--base <revision>', 'branch or commit to compare with', 'main')
    .option('--out <folder>', 'output folder, relative to the root', 'review')
    .addOption(
      new Option('--locale <locale>', 'only take pictures in this language').choices(locales),
    )
    .option('--dark', 'also take pictures in the dark colour scheme')
    .addHelpText('after', '\nExample:\n  $ npx cli review --base main\n')
    .action(async ({ root, base, out, dark = false, locale }: Options) => {
      // Imported dynamically, so that other commands do not load its dependencies.
      const { writeReview } = await import('../review/write-review.ts')
      exit(await writeReview({ root, base, out: path.resolve(root, out), dark, locale }, output))
    })
}
