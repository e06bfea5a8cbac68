import type { Mailbox } from '../email.ts'
import type { ResendSettings } from '../settings.ts'
import { DeliveryError, type DeliveryFault, type EmailTransport } from './transport.ts'

/** Creates a transport for Resend, which sends only one e-mail per idempotency key in 24 hours. */
export function createResendTransport(
  { RESEND_API_KEY, RESEND_ENDPOINT, MAIL_DEADLINE_MS }: ResendSettings,
): EmailTransport {
  const request = (url: string | URL, init: RequestInit) =>
    fetch(url, {
      ...init,
      headers: { Authorization: `Bearer ${RESEND_API_KEY}`, ...init.headers },
      signal: AbortSignal.timeout(MAIL_DEADLINE_MS),
    }).catch((cause: unknown) => {
      const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new DeliveryError(timedOut ? 'mail_timeout' : 'mail_unavailable', {
        stage: 'api',
        fault: 'temporary',
      })
    })
  return {
    async send({ id, from, to, replyTo, subject, text, html, headers }) {
      const response = await request(RESEND_ENDPOINT, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
        body: JSON.stringify({
          from: formatMailbox(from),
          to: [to],
          reply_to: replyTo && [formatMailbox(replyTo)],
          subject,
          text,
          html,
          headers,
        }),
      })
      if (response.ok) return await response.body?.cancel()
      const reply = response.status
      const fault = await classifyFault(response)
      const code = fault === 'message' ? 'mail_rejected' : 'mail_unavailable'
      throw new DeliveryError(code, { stage: 'api', reply, fault })
    },
    async verify() {
      const response = await request(new URL('domains', RESEND_ENDPOINT), { method: 'GET' })
      const body = await response.text().catch(() => '')
      // Resend returns this error for a valid API key that may only send e-mails.
      if (response.ok || body.includes('restricted_api_key')) return
      const reply = response.status
      const fault = reply === 429 || reply >= 500 ? 'temporary' : 'settings'
      throw new DeliveryError('mail_unavailable', { stage: 'api', reply, fault })
    },
  }
}

/**
 * Classifies an error response. The only part of a message that Resend can refuse is the visitor's
 * address; all other permanent errors are for the owner to correct.
 */
async function classifyFault(response: Response): Promise<DeliveryFault> {
  const { status } = response
  if (status === 422) {
    const body = await response.text().catch(() => '')
    return body.includes('reply_to') ? 'message' : 'settings'
  }
  await response.body?.cancel()
  return status === 429 || status === 409 || status >= 500 ? 'temporary' : 'settings'
}

/** Quotes the name, so that no part of it is parsed as another address. */
function formatMailbox({ name, address }: Mailbox): string {
  return `"${name.replace(/["\\]/g, '')}" <${address}>`
}
