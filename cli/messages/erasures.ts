import { createHash, randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'

/** A row in `contact.erasures`, which identifies messages that a restore must not bring back. */
export interface Erasure {
  hash: string
  salt: string
  erased_at: string
}

/**
 * Records, as hashes, that messages from certain e-mail addresses or with certain ids were erased.
 * The record expires once no backup can contain the messages any more.
 */
export async function recordErasures(
  sql: TransactionSql,
  emailsOrIds: readonly string[],
  backupDays: number,
): Promise<void> {
  const salt = randomUUID()
  for (const text of emailsOrIds) {
    await sql`
      insert into contact.erasures (hash, salt, erased_at, expires_at)
      values (${hash(salt, text)}, ${salt}, now(), now() + make_interval(days => ${backupDays}))`
  }
}

/** Returns a function that checks whether a message was erased after it was received. */
export function erasureCheck(erasures: readonly Erasure[]) {
  return (message: { id: string; email: string; created_at: string }): boolean =>
    erasures.some(
      (erasure) =>
        new Date(message.created_at) <= new Date(erasure.erased_at) &&
        [message.id, message.email].some((text) => hash(erasure.salt, text) === erasure.hash),
    )
}

function hash(salt: string, text: string): string {
  return createHash('sha256').update(`${salt} ${text.toLowerCase()}`).digest('hex')
}
