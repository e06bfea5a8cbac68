import { createHmac } from 'node:crypto'
import { isSameSecret } from './secret.ts'

/**
 * The header that marks a message as a check of `npx cli check-live --message`. Browsers cannot send
 * it from another site, because preflight responses do not allow it.
 */
export const CHECK_HEADER = 'x-contact-check'

/** Seconds for which a mark is valid, before and after it was created. */
const LIFETIME = 300

/** Start of the keys of check messages; all other keys are hexadecimal. */
const CHECK_PREFIX = 'check-'

/**
 * Creates the mark of a check message.
 *
 * @param key of the submission, which differs for each message
 * @param seconds since 1970
 */
export function createMark(secret: string, key: string, seconds = currentSeconds()): string {
  const hash = createHmac('sha256', secret).update(`${seconds} ${key}`).digest('hex')
  return `${seconds}.${hash}`
}

/** Whether a mark was created with this secret, for this submission, within the last minutes. */
export function isValidMark(mark: string, secret: string, key: string): boolean {
  const seconds = Number(/^\d+(?=\.)/.exec(mark)?.[0] ?? 0)
  const isRecent = Math.abs(currentSeconds() - seconds) <= LIFETIME
  return isRecent && isSameSecret(mark, createMark(secret, key, seconds))
}

/** The key under which a check message is stored. */
export function checkKey(key: string): string {
  return CHECK_PREFIX + key
}

export function isCheckKey(key: string): boolean {
  return key.startsWith(CHECK_PREFIX)
}

function currentSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
