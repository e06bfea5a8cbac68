import type { MailAddress } from '../mail.ts'
import type { ResendSettings } from '../settings.ts'
import { MailFailure, type MailTransport } from './transport.ts'

/** Hands mails to Resend, which knows a mail it got already by its key for 24 hours. */
export function createResendTransport(
  { apiKey, endpoint, timeout }: ResendSettings,
): MailTransport {
  return {
    async send({ id, from, to, replyTo, subject, text, html }) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify({
          from: formatted(from),
          to: [to],
          reply_to: [formatted(replyTo)],
          subject,
          text,
          html,
        }),
        signal: AbortSignal.timeout(timeout),
      }).catch((cause: unknown) => {
        const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
        throw new MailFailure(timedOut ? 'mail_timeout' : 'mail_unavailable', { cause })
      })
      await response.body?.cancel()
      if (response.ok) return
      const passing = response.status === 429 || response.status === 409 || response.status >= 500
      throw new MailFailure(passing ? 'mail_unavailable' : 'mail_rejected')
    },
  }
}

/** A name in quotes, so that nothing in it is read as another address. */
function formatted({ name, address }: MailAddress): string {
  return `"${name.replace(/["\\]/g, '')}" <${address}>`
}
