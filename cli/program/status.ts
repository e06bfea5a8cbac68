import type { AddCommand } from './add-command.ts'
import { withRoot } from './options.ts'

export const addStatus: AddCommand = (cli, { output, answer }) => {
  withRoot(cli.command('status'))
    .summary('show what is translated, and what has aged')
    .description(
      'Shows for each language and file: words, how much is translated, and what has aged.',
    )
    .action(async ({ root }: { root: string }) => {
      const { status } = await import('../commands/status.ts')
      answer(await status({ root }, output))
    })
}
