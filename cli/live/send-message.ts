import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message.ts'
import {
  PROBE_HEADER,
  signProbe,
} from '../../supabase/functions/send-contact-email/probe-signature.ts'
import { submissionKey } from '../../supabase/functions/send-contact-email/sent-messages.ts'
import { toRequest } from './ask-function.ts'
import type { Client, LiveRequest } from './client.ts'
import type { MessageResult } from './live-site.ts'

/** The message in a probe. Nobody reads it unless the function fails to recognize the probe. */
const probeMessage: ContactMessage = {
  name: 'npx cli check-live',
  phone: '0',
  email: 'check-live@example.com',
  message: 'npx cli check-live --message',
}

/** Milliseconds between two requests for the message's state. */
const INTERVAL = 2_000

interface SentMessage {
  origin: string
  /** The function's URL. */
  url: string
  key: string
  secret: string
  /** Milliseconds to wait for the queue to be drained; pg_cron starts a drain every minute. */
  timeout: number
}

/**
 * Posts a message as the form does, but signed as a probe, and tracks it until the function has
 * dequeued it and logged in to the mail server. No e-mail is sent, and the message is deleted.
 */
export async function sendMessage(client: Client, message: SentMessage): Promise<MessageResult> {
  const { origin, url, key, secret, timeout } = message
  const headers = { Authorization: `Bearer ${secret}` }
  const ask = async (request: Omit<LiveRequest, 'origin' | 'target'>, path = '') => {
    const reply = await client.ask({ ...toRequest(url + path), ...request })
    if ('failure' in reply) return { status: reply.reason, body: {} }
    const { status, text } = reply.response
    return { status: String(status), body: parseJson(text) }
  }

  // With a wrong secret, the function would e-mail the message, so the secret is checked first.
  const ready = await ask({ headers }, '/probe')
  if (ready.status !== '200') {
    const code = replyErrorCode(ready.body)
    return {
      step: code === 'not_stored' ? 'store' : 'secret',
      detail: describe(ready.status, code),
    }
  }

  const idempotencyKey = randomUUID()
  const posted = await ask({
    method: 'POST',
    headers: {
      Origin: origin,
      Authorization: `Bearer ${key}`,
      apikey: key,
      'Content-Type': 'application/json',
      [PROBE_HEADER]: signProbe(secret, submissionKey(idempotencyKey, probeMessage)),
    },
    body: JSON.stringify({ ...probeMessage, key: idempotencyKey }),
  })
  const { id } = posted.body
  if (posted.status !== '200' || id === undefined) {
    const code = replyErrorCode(posted.body)
    const step = code === 'not_stored' ? 'store' : 'accept'
    return { step, detail: describe(posted.status, code) }
  }

  const path = `/probe/${id}`
  try {
    const end = Date.now() + timeout
    for (;;) {
      const { status, body } = await ask({ headers }, path)
      // A lost connection reveals nothing about the message, so the request is repeated.
      if (/^(?!200)\d+$/.test(status)) return { step: 'store', detail: status }
      if (body.state === 'sent') return { step: 'done' }
      if (body.state === 'queued' && body.attempts) {
        return { step: 'login', detail: String(body.error) }
      }
      if (Date.now() > end) return { step: 'drain', detail: String(timeout / 1000) }
      await wait(INTERVAL)
    }
  } finally {
    await ask({ method: 'DELETE', headers }, path)
  }
}

interface Body {
  id?: string
  state?: string
  attempts?: number
  /** An object in an error response; a string or null in the message's state. */
  error?: { code?: string } | string | null
}

function replyErrorCode({ error }: Body): string | undefined {
  return typeof error === 'object' ? error?.code : undefined
}

function describe(status: string, code: string | undefined): string {
  return code === undefined ? status : `${status} ${code}`
}

function parseJson(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}
