import { createHmac } from 'node:crypto'
import { isSameSecret } from './secret.ts'

/**
 * The header whose signature marks a message as a probe from `npx cli check-live --message`.
 * Browsers cannot send it across origins, because preflight responses do not allow it.
 */
export const PROBE_HEADER = 'x-contact-probe'

/** Maximum age of a signature, in seconds. The sender's clock may also be ahead by that much. */
const LIFETIME = 300

/**
 * Returns a probe's signature, which consists of the time and an HMAC.
 *
 * @param key the submission's key, which differs for each message
 * @param seconds the Unix time of the signature, in seconds
 */
export function signProbe(secret: string, key: string, seconds = currentSeconds()): string {
  const hash = createHmac('sha256', secret).update(`${seconds} ${key}`).digest('hex')
  return `${seconds}.${hash}`
}

/** Whether a signature is valid for this secret and this submission, and is recent. */
export function isProbeSignature(signature: string, secret: string, key: string): boolean {
  const seconds = Number(/^\d+(?=\.)/.exec(signature)?.[0] ?? 0)
  const isRecent = Math.abs(currentSeconds() - seconds) <= LIFETIME
  return isRecent && isSameSecret(signature, signProbe(secret, key, seconds))
}

function currentSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
