import { randomUUID } from 'node:crypto'
import { portOf } from '../config/ports.ts'
import { SettingError } from '../config/setting-error.ts'
import type { Site } from '../src/content/site.ts'
import { settingNames } from '../supabase/functions/send-contact-email/settings.ts'
import { startContactFunction } from './contact-function.ts'
import { startDatabase, type Database } from './database.ts'
import { createInboxServer } from './inbox/inbox-server.ts'
import { Inbox } from './inbox/inbox.ts'
import { checkPort, close, listen } from './listen.ts'

interface MailStackOptions {
  site: Site
  origins: string[]
  databaseFolder: string
  environment: NodeJS.ProcessEnv
  log: (line: string) => void
}

/** Milliseconds between calls to the drain route, which sends stored messages that are due. */
export const DRAIN_INTERVAL = 5000

/**
 * Starts the servers that the form needs: the contact function, the database that stores messages,
 * and the inbox, which is a mail server. Environment variables such as `SMTP_HOST` select a
 * different mail server; `ALLOWED_ORIGINS` allows additional origins.
 *
 * @throws SettingError if a port is invalid or already in use, or if the database is incomplete
 */
export async function startMailStack(options: MailStackOptions) {
  const { site, origins, environment, log } = options
  const port = portOf('FUNCTION_PORT', environment)
  await checkPort('FUNCTION_PORT', port)

  /** Called in reverse order, because a server may use servers that were started before it. */
  const stops: (() => Promise<unknown>)[] = []
  let isStopping = false
  const stop = async () => {
    isStopping = true
    for (const stopServer of stops.toReversed()) await stopServer()
  }
  try {
    const inbox = new Inbox()
    const inboxServer = createInboxServer(inbox)
    const inboxPort = await listen(inboxServer, 'INBOX_PORT', portOf('INBOX_PORT', environment))
    stops.push(() => close(inboxServer))
    const smtp = await inbox.listen()
    stops.push(() => inbox.close())
    const database = await startDatabaseIfPossible(options)
    if (database !== undefined) stops.push(database.stop)

    const drainSecret = environment['DRAIN_SECRET'] || randomUUID()
    const local = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), SMTP_SECURE: 'false' }
    const settings = {
      MAIL_TRANSPORT: 'smtp',
      MAIL_FROM: site.email,
      MAIL_FROM_NAME: site.brand,
      MAIL_TO: site.email,
      ALLOWED_ORIGINS: [...origins, environment['ALLOWED_ORIGINS']].filter(Boolean).join(','),
      // Effectively no rate limit, because only this machine can reach the function.
      RATE_LIMIT_PER_ADDRESS: '1000',
      RATE_LIMIT_TOTAL: '1000',
      TRUSTED_PROXIES: '0',
      RETENTION_DAYS: String(site.privacy.messageDays),
      ...(!environment['SMTP_HOST'] && local),
      ...pickDeliverySettings(environment),
      ...(database && { SUPABASE_DB_URL: database.functionUrl, DRAIN_SECRET: drainSecret }),
    }
    const contact = await startContactFunction({ port, settings, log })
    stops.push(contact.stop)
    void contact.ended.then(() => isStopping || log('Function  exited: start the servers again'))
    if (database !== undefined) stops.push(drainRegularly(contact.url, drainSecret))
    return {
      functionUrl: contact.url,
      databaseUrl: database?.url,
      inboxUrl: `http://localhost:${inboxPort}`,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns undefined on any error but a SettingError; messages are then e-mailed directly. */
async function startDatabaseIfPossible(options: MailStackOptions): Promise<Database | undefined> {
  const { databaseFolder, environment, log } = options
  const port = portOf('DATABASE_PORT', environment)
  return await startDatabase({ folder: databaseFolder, port }).catch((error: Error) => {
    if (error instanceof SettingError) throw error
    log(`Database  none, so messages are not stored: ${error.message.split('\n')[0]}`)
    return undefined
  })
}

/** Returns the environment variables that configure e-mail and the webhook. */
function pickDeliverySettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  const names = settingNames.filter((name) => /^(?:MAIL|SMTP|RESEND|WEBHOOK)_/.test(name))
  return Object.fromEntries(
    names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
}

/** Drains the outbox as pg_cron does on Supabase, but more often. Returns a stop function. */
function drainRegularly(functionUrl: string, secret: string): () => Promise<void> {
  const headers = { Authorization: `Bearer ${secret}` }
  const drain = () => fetch(`${functionUrl}/drain`, { method: 'POST', headers }).catch(() => {})
  void drain()
  const timer = setInterval(() => void drain(), DRAIN_INTERVAL)
  return async () => clearInterval(timer)
}
