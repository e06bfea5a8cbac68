import { startContactFunction } from '../../server/contact-function.ts'
import { Inbox, type ReceivedMail } from '../../server/inbox/inbox.ts'
import {
  createHandler,
  type HandlerParts,
} from '../../supabase/functions/send-contact-email/handler.ts'
import { parseSettings } from '../../supabase/functions/send-contact-email/settings.ts'
import type { EmailTransport } from '../../supabase/functions/send-contact-email/transports/transport.ts'
import { createSentMessages } from '../../supabase/functions/send-contact-email/sent-messages.ts'
import { message, readReply } from './message-and-reply.ts'

/** The only allowed origin, unless a test sets other origins. */
export const ORIGIN = 'https://www.farol.example'

/** The recipient of every e-mail, whatever a message contains. */
export const MAIL_TO = 'owner@farol.example'

/** Settings with no mail transport and very high rate limits. Tests add their own settings. */
export const settings = {
  MAIL_TRANSPORT: 'none',
  MAIL_FROM: 'site@farol.example',
  MAIL_FROM_NAME: 'Farol',
  MAIL_TO,
  ALLOWED_ORIGINS: ORIGIN,
  RATE_LIMIT_PER_ADDRESS: '100000',
  RATE_LIMIT_TOTAL: '100000',
  TRUSTED_PROXIES: '0',
}

export const smtpLogin = { SMTP_USER: 'site', SMTP_PASSWORD: 'swordfish' }

/** Settings for an SMTP server without TLS on this machine. */
export const smtpSettings = (port: number) => ({
  MAIL_TRANSPORT: 'smtp',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_SECURE: 'false',
})

export type RunningFunction = Awaited<ReturnType<typeof runFunction>>

/** Runs the real function in Deno on a free port. Use `await using`, or stop it. */
export async function runFunction(own: Record<string, string> = {}, preload?: string) {
  /** The lines printed so far, except the line about the first request. */
  const printed: string[] = []
  const first: string[] = []
  const { url, pid, stop } = await startContactFunction({
    port: 0,
    settings: { ...settings, ...own },
    ...(preload === undefined ? {} : { preload }),
    log: (line) => (line.includes('"first_request"') ? first : printed).push(line),
  })
  /** Sends a request, by default with the method and the headers that the form uses. */
  const send = async (init: RequestInit = {}) => {
    const headers = {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      // The function may close a connection after a body that it did not read to the end, so
      // connections must not be reused.
      Connection: 'close',
      ...(init.headers as Record<string, string>),
    }
    return readReply(await fetch(url, { method: 'POST', ...init, headers }))
  }
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    send({ body: JSON.stringify(body), headers })
  return { url, pid, printed, first, stop, send, post, [Symbol.asyncDispose]: stop }
}

export type FunctionWithInbox = Awaited<ReturnType<typeof runWithInbox>>

/** Runs a mail server. Use `await using`. */
export async function runInbox() {
  const inbox = new Inbox()
  const { port } = await inbox.listen()
  return { inbox, port, [Symbol.asyncDispose]: () => inbox.close() }
}

/** Runs the function with a mail server. */
export async function runWithInbox(own: Record<string, string> = {}) {
  const { inbox, port } = await runInbox()
  const contact = await runFunction({ ...smtpSettings(port), ...own })
  const takeEmails = () => inbox.mails.splice(0)
  /** Sends a message and returns the resulting e-mail. */
  const emailOf = async (body: object): Promise<ReceivedMail> => {
    const { status, text } = await contact.post(body)
    const [email, ...others] = takeEmails()
    if (email === undefined || others.length > 0) throw new Error(`${status} ${text}`)
    return email
  }
  const stop = () => contact.stop().then(() => inbox.close())
  return { ...contact, takeEmails, emailOf, stop, [Symbol.asyncDispose]: stop }
}

/** A transport that accepts e-mails and does nothing with them. */
export const idleTransport: EmailTransport = { send: async () => {}, verify: async () => {} }

/** Sends the message to a handler in this process. `parts` replace the default parts. */
export async function handleWith(parts: Partial<HandlerParts>) {
  const handle = createHandler({
    settings: parseSettings(settings),
    transport: idleTransport,
    webhook: undefined,
    limiter: { take: () => ({ retryAfter: null, release: () => {} }) },
    limits: { perClient: 1, total: 1, window: 1 },
    sentMessages: createSentMessages(),
    outbox: undefined,
    log: () => {},
    waitUntil: () => {},
    ...parts,
  })
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' }
  const body = JSON.stringify(message)
  const request = new Request('http://function/', { method: 'POST', headers, body })
  return readReply(await handle(request, '127.0.0.1'))
}
