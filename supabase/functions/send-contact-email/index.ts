import { createHandler } from './handler.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createLimiter } from './rate-limit.ts'
import { parseSettings, settingNames } from './settings.ts'
import { createSentMessages } from './sent-messages.ts'
import { createResendTransport } from './transports/resend.ts'
import { createSmtpTransport } from './transports/smtp.ts'
import type { EmailTransport } from './transports/transport.ts'
import { createWebhook } from './webhook.ts'

/** The global variable that Supabase's Edge Runtime provides and Deno does not. */
interface Platform {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void }
}

// Fail at startup if one of the owner's settings is invalid, not each time a message is sent.
const settings = parseSettings(
  Object.fromEntries(settingNames.map((name) => [name, Deno.env.get(name) ?? ''])),
)

const limits = {
  perClient: settings.RATE_LIMIT_PER_ADDRESS,
  total: settings.RATE_LIMIT_TOTAL,
  window: settings.RATE_LIMIT_WINDOW_SECONDS,
}

const webhook = createWebhook(settings)

const handler = createHandler({
  settings,
  limits,
  transport: createTransport(),
  webhook,
  limiter: createLimiter(limits),
  outbox: connect(),
  sentMessages: createSentMessages(),
  log,
  waitUntil: (work) => (globalThis as Platform).EdgeRuntime?.waitUntil(work.catch(() => {})),
})

Deno.serve((request, { remoteAddr }) =>
  handler(request, 'hostname' in remoteAddr ? remoteAddr.hostname : '')
)

/**
 * Returns the outbox, or undefined if messages are not stored. Storing messages requires
 * DRAIN_SECRET, because without drains, nothing would retry failed messages.
 */
function connect(): Outbox | undefined {
  const { SUPABASE_DB_URL, DRAIN_SECRET } = settings
  if (!SUPABASE_DB_URL || !DRAIN_SECRET) return undefined
  // The platform sets the URL, so an invalid URL must not prevent the function from starting. Each
  // message is then e-mailed directly, as it is while the database is unavailable.
  try {
    return createOutbox(SUPABASE_DB_URL, webhook !== undefined)
  } catch {
    log({ code: 'database_unavailable', error: 'SUPABASE_DB_URL' })
    return undefined
  }
}

function log(entry: object): void {
  console.log(JSON.stringify(entry))
}

function createTransport(): EmailTransport {
  switch (settings.MAIL_TRANSPORT) {
    case 'smtp':
      return createSmtpTransport(settings)
    case 'resend':
      return createResendTransport(settings)
    case 'none':
      return { send: () => Promise.resolve(), verify: () => Promise.resolve() }
  }
}
