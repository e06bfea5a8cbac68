import { Option, type Command } from 'commander'
import type { Sql } from 'postgres'
import { requireSiteSettings } from '../checks/require-site-settings.ts'
import { wholeNumber, withRoot, type AddCommand } from '../core/options.ts'
import { exitCodes, InputError } from '../core/program.ts'
import { createKey } from '../messages/backup-file.ts'
import { backup, restore } from '../messages/backup.ts'
import {
  erase,
  exportCsv,
  list,
  PAGE_SIZE,
  requeue,
  requeueAll,
  SHORTEST_PREFIX,
  show,
} from '../messages/manage-messages.ts'
import { withDatabase } from '../messages/outbox-database.ts'

export const addCommand: AddCommand = (cli, { output, exit }) => {
  const messages = cli
    .command('messages')
    .summary('show and manage the messages of the contact form')
    .description(
      'Manages the messages of the contact form, in the database at SUPABASE_DB_URL or the local ' +
        'one of `npm start`. A held message may be from a bot, and is not sent until you release ' +
        'it; a dead one was refused by the mail server three times because of its content. Both ' +
        'are deleted after the retention period, which the daily reminder announces.',
    )

  /**
   * Adds a subcommand that prints the result of its action. `argument` is empty if the user passes
   * no argument.
   */
  const add = <Options extends object>(
    usage: string,
    description: string,
    action: (sql: Sql, argument: string, options: Options) => Promise<string>,
  ): Command =>
    messages
      .command(usage)
      .description(description)
      .action(async (...args: unknown[]) => {
        const command = args.at(-1) as Command
        const [argument = ''] = command.args
        output.write(await withDatabase((sql) => action(sql, argument, command.opts<Options>())))
        exit(exitCodes.clean)
      })

  add(
    'list',
    'list the messages, starting with those that need attention',
    (sql, _, { page }: { page: number }) => list(sql, page, output),
  ).addOption(wholeNumber('--page <number>', `page of ${PAGE_SIZE} messages`, 1, 1))
  add('show <id>', 'show a message; the first characters of its id are enough', show)
  add('release <id>', 'send a held message', (sql, id) => requeue(sql, id, ['held']))
  add(
    'requeue [id]',
    'send a queued or dead message again now',
    (sql, id, { all = false }: { all?: boolean }) => {
      if (all && id !== '') throw new InputError('Specify either an id or --all.')
      return all ? requeueAll(sql) : requeue(sql, id, ['queued', 'dead'])
    },
  ).option('--all', 'send all queued and dead messages again now')
  add('export', 'print all messages as CSV, for a spreadsheet', exportCsv)
  withRoot(
    add(
      'erase [email-or-id]',
      'delete all messages from an e-mail address, or one message, given at least the first ' +
        `${SHORTEST_PREFIX} characters of its id`,
      (sql, emailOrId, options: { root: string; held?: boolean; yes?: boolean }) => {
        const { backupDays } = requireSiteSettings(options.root).privacy
        const { held = false, yes = false } = options
        return erase(sql, emailOrId, { held, yes, backupDays, output })
      },
    ),
  )
    .option('--held', 'delete all held messages')
    .option('--yes', 'delete more than one message without asking')
  withRoot(
    add(
      'backup <folder>',
      'write all messages to an encrypted file in a folder, and delete the expired ones there',
      (sql, folder, { root, publicKey }: { root: string; publicKey?: string }) =>
        backup(sql, folder, publicKey, requireSiteSettings(root).privacy),
    ),
  ).addOption(
    new Option('--public-key <key>', 'public key for the backup, instead of BACKUP_PUBLIC_KEY').env(
      'BACKUP_PUBLIC_KEY',
    ),
  )
  withRoot(
    add(
      'restore <file>',
      'restore a backup into an empty database, except what was erased since',
      (sql, file, { root, key, merge = false }: { root: string; key: string; merge?: boolean }) =>
        restore(sql, file, key, requireSiteSettings(root).privacy, merge),
    ),
  )
    .requiredOption('--key <file>', 'file with the key that decrypts the backup')
    .option('--merge', 'add what the database lacks, if it is not empty')
  messages
    .command('create-key <file>')
    .description('create a key for backups: print the public one, and write the other to a file')
    .action(async (file: string) => {
      output.write(`${await createKey(file)}\n`)
      exit(exitCodes.clean)
    })
}
