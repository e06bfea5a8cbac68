import { createHmac } from 'node:crypto'
import { isSameSecret } from './secret.ts'

/**
 * The header with the signature that makes a message a probe of `npx cli check-live --message`.
 * Browsers cannot send it from another site, because preflight responses do not allow it.
 */
export const PROBE_HEADER = 'x-contact-probe'

/** Seconds for which a signature is valid, before and after its own time, because clocks differ. */
const LIFETIME = 300

/**
 * Signs a probe.
 *
 * @param key of the submission, which differs for each message
 * @param seconds since 1970
 */
export function signProbe(secret: string, key: string, seconds = currentSeconds()): string {
  const hash = createHmac('sha256', secret).update(`${seconds} ${key}`).digest('hex')
  return `${seconds}.${hash}`
}

/** Whether a signature was created with this secret, for this submission, within the last minutes. */
export function isProbeSignature(signature: string, secret: string, key: string): boolean {
  const seconds = Number(/^\d+(?=\.)/.exec(signature)?.[0] ?? 0)
  const isRecent = Math.abs(currentSeconds() - seconds) <= LIFETIME
  return isRecent && isSameSecret(signature, signProbe(secret, key, seconds))
}

function currentSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
