import { createHmac } from 'node:crypto'
import type { ContactMessage } from '../_shared/contact-message.ts'
import { labelledFields } from './email.ts'
import type { Settings } from './settings.ts'

/** Milliseconds to wait for the receiver; less than the lease (`contact.webhook_lease_time()`). */
const TIME_LIMIT = 10_000

/** Notifies the owner of a new message, or of the start or the end of a mail outage. */
export interface WebhookEvent {
  /** The same at each attempt. */
  id: string
  event: 'message' | 'mail_down' | 'mail_up'
  /** Null unless `event` is `message`. */
  message_id: string | null
  /** Null unless `event` is `message` and WEBHOOK_INCLUDES_TEXT is true. */
  message: ContactMessage | null
  /** Why e-mails fail; null unless `event` is `mail_down`. */
  detail: string | null
  created_at: Date
}

export type Webhook = NonNullable<ReturnType<typeof createWebhook>>

export class WebhookError extends Error {
  /** The HTTP status, `network`, `timeout` or `internal`. */
  readonly reason: string
  /** Whether every further attempt would fail too. */
  readonly permanent: boolean
  /** Seconds to wait before the next attempt; null if the receiver did not ask for a delay. */
  readonly wait: number | null

  constructor(reason: string, permanent = false, wait: number | null = null) {
    super(reason)
    this.reason = reason
    this.permanent = permanent
    this.wait = wait
  }
}

export function createWebhook(settings: Settings) {
  const { WEBHOOK_URL, WEBHOOK_FORMAT, WEBHOOK_SECRET, WEBHOOK_LINK } = settings
  if (!WEBHOOK_URL || !WEBHOOK_FORMAT) return undefined
  return {
    /** @throws WebhookError if the receiver does not accept the event */
    async send(event: WebhookEvent): Promise<void> {
      const body = JSON.stringify(compose[WEBHOOK_FORMAT](event, WEBHOOK_LINK))
      const response = await fetch(WEBHOOK_URL, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(WEBHOOK_SECRET === undefined ? {} : sign(event.id, body, WEBHOOK_SECRET)),
        },
        body,
        // A redirect could lead to a host that the privacy notice does not mention.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT),
      }).catch((cause: unknown) => {
        const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
        throw new WebhookError(timedOut ? 'timeout' : 'network')
      })
      await response.body?.cancel().catch(() => {})
      const { ok, status, headers } = response
      if (ok) return
      const temporary = status === 408 || status === 429 || status >= 500
      throw new WebhookError(
        String(status),
        !temporary,
        temporary ? secondsToWait(headers.get('retry-after')) : null,
      )
    },
  }
}

/** Returns the headers that Standard Webhooks (standardwebhooks.com) requires. */
function sign(id: string, body: string, secret: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Converts a Retry-After header (seconds or a date) to seconds; null if missing or invalid. */
function secondsToWait(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  // A longer wait could overflow an integer in the database. `settle_webhook` limits waits further.
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), 86_400)
}

const compose = {
  slack: (event: WebhookEvent, link: string) => ({
    // If not escaped, these characters could notify a whole channel or disguise a link.
    text: describe(event, link).join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  }),
  // Teams accepts only cards. In a `RichTextBlock`, it does not interpret Markdown.
  teams: (event: WebhookEvent, link: string) => ({
    type: 'message',
    attachments: [{
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.2',
        body: describe(event, link).map((line) => ({
          type: 'RichTextBlock',
          inlines: [{ type: 'TextRun', text: line }],
        })),
        actions: [{ type: 'Action.OpenUrl', title: 'Abrir', url: link }],
      },
    }],
  }),
  json: (event: WebhookEvent, link: string) => ({
    type: event.event,
    timestamp: event.created_at.toISOString(),
    data: {
      ...(event.message_id === null ? {} : { id: event.message_id }),
      ...(event.message === null ? {} : { message: event.message }),
      ...(event.detail === null ? {} : { error: event.detail }),
      link,
    },
  }),
} as const

/** Returns the lines of a notification, in Portuguese because the site's owner reads them. */
function describe(event: WebhookEvent, link: string): string[] {
  switch (event.event) {
    case 'message':
      return [
        `Nova mensagem pelo site, ${formatTime(event.created_at)}`,
        ...(event.message === null ? [] : describeMessage(event.message)),
        `Para lê-la: npx cli messages show ${event.message_id?.slice(0, 8)}, ou ${link}`,
      ]
    case 'mail_down':
      return [
        'O e-mail do site não funciona há mais de uma hora. ' +
        `As mensagens estão guardadas e serão enviadas depois. Último erro: ${event.detail}`,
        `Para vê-las: npx cli messages list, ou ${link}`,
      ]
    case 'mail_up':
      return ['O e-mail do site voltou a funcionar.']
  }
}

function describeMessage(message: ContactMessage): string[] {
  return [...labelledFields(message).map(([label, value]) => `${label}: ${value}`), message.message]
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
