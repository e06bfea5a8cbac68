import type { Mailbox } from '../email.ts'
import type { ResendSettings } from '../settings.ts'
import { DeliveryError, type EmailTransport } from './transport.ts'

/** Sends e-mails through Resend, which ignores repeated idempotency keys for 24 hours. */
export function createResendTransport(
  { RESEND_API_KEY, RESEND_ENDPOINT, MAIL_DEADLINE_MS }: ResendSettings,
): EmailTransport {
  return {
    async send({ id, from, to, replyTo, subject, text, html }) {
      const response = await fetch(RESEND_ENDPOINT, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${RESEND_API_KEY}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
        body: JSON.stringify({
          from: formatMailbox(from),
          to: [to],
          reply_to: replyTo && [formatMailbox(replyTo)],
          subject,
          text,
          html,
        }),
        signal: AbortSignal.timeout(MAIL_DEADLINE_MS),
      }).catch((cause: unknown) => {
        const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
        throw new DeliveryError(timedOut ? 'mail_timeout' : 'mail_unavailable', { cause })
      })
      await response.body?.cancel()
      if (response.ok) return
      const temporary = response.status === 429 || response.status === 409 || response.status >= 500
      throw new DeliveryError(temporary ? 'mail_unavailable' : 'mail_rejected')
    },
  }
}

/** Quotes the name, so that no part of it is parsed as another address. */
function formatMailbox({ name, address }: Mailbox): string {
  return `"${name.replace(/["\\]/g, '')}" <${address}>`
}
