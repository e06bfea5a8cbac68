import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import type { Site } from '../../src/content/site.ts'
import { InputError } from '../core/program.ts'
import { pluralize } from '../core/report-language.ts'
import {
  backupName,
  readBackup,
  readKey,
  timeInName,
  writeBackup,
  type BackupHeader,
  type BackupRow,
} from './backup-file.ts'
import { erasureCheck, type Erasure } from './erasures.ts'

/**
 * The tables in a backup, each after the tables that it references. The erasures are first, so that
 * `laterErasures` can stop at the first row of another table. Rate limits are not backed up: they
 * cover at most the last day, and the privacy notice says that their hashes are kept for a day.
 */
const backedUpTables = ['erasures', 'outbox', 'webhooks'] as const

/** How many rows are read or written at a time. */
const BATCH = 100

/**
 * Writes all messages to a new file in a folder, which is created if it is missing, and deletes the
 * expired backups in that folder.
 *
 * @throws InputError if the public key is missing or invalid, or the folder is not writable
 */
export async function backup(
  sql: Sql,
  folder: string,
  publicKey: string | undefined,
  { backupDays }: Site['privacy'],
): Promise<string> {
  // An empty argument is more likely an unset shell variable than the current folder.
  if (folder === '') throw new InputError('Specify a folder.')
  if (!publicKey) {
    throw new InputError(
      'Specify --public-key or BACKUP_PUBLIC_KEY; npx cli messages create-key creates a key.',
    )
  }
  const created = new Date()
  const file = path.join(folder, backupName(created))
  let count = 0
  // Reads all tables from the same snapshot.
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    async function* lines(): AsyncGenerator<BackupHeader | BackupRow, undefined> {
      yield { format: 1, created: created.toISOString() }
      for (const table of backedUpTables) {
        // Reads JSON, because a JavaScript `Date` would lose the microseconds.
        const rows = transaction<{ row: string }[]>`
          select row_to_json(t)::text as row from ${transaction(`contact.${table}`)} t
          ${table === 'outbox' ? transaction`where not is_probe` : transaction``}`
        for await (const batch of rows.cursor(BATCH)) {
          if (table === 'outbox') count += batch.length
          for (const { row } of batch) {
            yield { table, row: JSON.parse(row) as Record<string, unknown> }
          }
        }
      }
    }
    await writeBackup(file, publicKey, lines())
  })
  let deleted = 0
  for (const name of await readdir(folder)) {
    const time = timeInName(name)
    if (time === undefined || !isExpired(time, backupDays)) continue
    await rm(path.join(folder, name))
    deleted++
  }
  const expired = deleted > 0 ? `${pluralize(deleted, 'expired backup')} deleted\n` : ''
  return `${pluralize(count, 'message')} in ${file}\n${expired}`
}

/**
 * Restores a backup in one transaction, except messages that were erased later or are older than
 * the retention period. With `merge`, the database may contain messages, which are not overwritten.
 *
 * @throws InputError if the backup is unreadable or expired or, without `merge`, messages exist
 */
export async function restore(
  sql: Sql,
  file: string,
  keyFile: string,
  { messageDays, backupDays }: Site['privacy'],
  merge: boolean,
): Promise<string> {
  const key = await readKey(keyFile)
  const lines = readBackup(file, key)
  const header = (await lines.next()).value as BackupHeader | undefined
  if (header?.format !== 1) throw new InputError(`${file} is not a backup of this version.`)
  const created = new Date(header.created)
  if (isExpired(created, backupDays)) {
    throw new InputError(
      `${file} is older than the ${backupDays} days that the privacy notice states. Delete it.`,
    )
  }
  const later = await laterErasures(file, key, created)
  return await sql.begin(async (transaction) => {
    /** Deletes expired rows, and returns the number of remaining messages. */
    const purge = async () => {
      await transaction`select contact.purge(${messageDays}), contact.purge_erasures()`
      const [row] = await transaction<[{ count: number }]>`
        select count(*)::int from contact.outbox where not is_probe`
      return row.count
    }
    const count = await purge()
    if (count > 0 && !merge) {
      throw new InputError(
        `The database contains ${pluralize(count, 'message')}. To add those that it lacks, add --merge.`,
      )
    }
    const insert = await insertInto(transaction)
    const erasures = [...later, ...(await transaction<Erasure[]>`select * from contact.erasures`)]
    for (const row of later) await insert('erasures', { ...row })
    let [restored, erased] = [0, 0]
    const pending: Promise<void>[] = []
    const add = async (table: string, row: BackupRow['row']) => {
      const added = await insert(table, row)
      if (table === 'outbox') restored += added
    }
    for await (const line of lines) {
      const { table, row } = line as BackupRow
      if (table === 'erasures') erasures.push(row as unknown as Erasure)
      if (table === 'outbox' && isErased(row, erasures)) {
        erased++
        continue
      }
      const adding = add(table, row)
      // Without a handler, Node.js would exit on a rejection that nothing awaits yet.
      adding.catch(() => {})
      pending.push(adding)
      // Inserts are sent in batches: sending them one at a time would cost one round trip each.
      if (pending.length === BATCH) await Promise.all(pending.splice(0))
    }
    await Promise.all(pending)
    const old = count + restored - (await purge())
    return [
      `${pluralize(restored - old, 'message')} restored\n`,
      erased > 0 ? `${pluralize(erased, 'message')} not restored: erased since the backup\n` : '',
      old > 0 ? `${pluralize(old, 'message')} not restored: older than ${messageDays} days\n` : '',
    ].join('')
  })
}

function isErased(row: Record<string, unknown>, erasures: readonly Erasure[]): boolean {
  const { id, created_at, message } = row as {
    id: string
    created_at: string
    message: { email: string }
  }
  return erasureCheck(erasures)({ id, created_at, email: message.email })
}

/** Reads erasures from later backups in the same folder, because the database may be lost. */
async function laterErasures(file: string, key: string, created: Date): Promise<Erasure[]> {
  const folder = path.dirname(file)
  const names = (await readdir(folder)).filter((name) => (timeInName(name) ?? created) > created)
  const erasures: Erasure[] = []
  for (const name of names) {
    for await (const line of readBackup(path.join(folder, name), key)) {
      if ('format' in line) continue
      if (line.table !== 'erasures') break
      erasures.push(line.row as unknown as Erasure)
    }
  }
  return erasures
}

/**
 * Creates a function that inserts a row and returns the number of inserted rows. A row that already
 * exists, or that refers to a missing message, is not inserted.
 */
async function insertInto(sql: TransactionSql) {
  const columns = await sql<{ table: string; name: string; type: string }[]>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'contact'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped`
  return async (table: string, row: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(row)
    const types = names.map(
      (name) => columns.find((column) => column.table === table && column.name === name)?.type,
    )
    if (types.includes(undefined) || !(backedUpTables as readonly string[]).includes(table)) {
      throw new InputError('The backup is of a later version. Apply the later migrations first.')
    }
    // Values are sent as text, because the driver would otherwise round times and reformat JSON.
    const values = names.map((_, index) => `$${index + 1}::text::${types[index]}`)
    const exists =
      table === 'webhooks'
        ? `where message_id is null or exists (select from contact.outbox o where o.id = message_id)`
        : ''
    const { count } = await sql.unsafe(
      `insert into contact.${table} (${names.join()})
      select * from (values (${values.join()})) as r (${names.join()}) ${exists}
      on conflict do nothing`,
      names.map((name) => asText(row[name])),
    )
    return count
  }
}

function asText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  return JSON.stringify(value)
}

function isExpired(created: Date, days: number): boolean {
  return created.getTime() + days * 86_400_000 <= Date.now()
}
