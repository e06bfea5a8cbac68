import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Site } from '../src/content/site.ts'
import { startContactFunction, type ContactFunction } from './contact-function.ts'
import { createInboxServer } from './inbox/inbox-server.ts'
import { Inbox } from './inbox/inbox.ts'
import { close, listen } from './listen.ts'
import { portOf } from './settings.ts'

interface MailStackOptions {
  site: Site
  /** The origins that serve the form. */
  origins: string[]
  environment: NodeJS.ProcessEnv
  log: (line: string) => void
}

/**
 * Starts the servers that the form needs: the contact function and the inbox for its e-mails.
 *
 * @throws SettingError if a port is already in use
 */
export async function startMailStack(options: MailStackOptions) {
  const { site, origins, environment, log } = options
  const port = portOf('FUNCTION_PORT', environment)
  // Check the port first: Deno would print a stack trace if it is in use.
  const attempt = createServer()
  await listen(attempt, 'FUNCTION_PORT', port)
  await close(attempt)

  const inbox = new Inbox()
  const inboxServer = createInboxServer(inbox)
  const inboxPort = await listen(inboxServer, 'INBOX_PORT', portOf('INBOX_PORT', environment))
  const smtp = await inbox.listen(0)
  const stopInbox = () => Promise.all([close(inboxServer), inbox.close()])

  const settings = {
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: site.email,
    MAIL_FROM_NAME: site.brand,
    MAIL_TO: site.email,
    ALLOWED_ORIGINS: origins.join(','),
    // Effectively no rate limit, because the server is local.
    RATE_LIMIT_PER_ADDRESS: '1000',
    RATE_LIMIT_TOTAL: '1000',
    TRUSTED_PROXIES: '0',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp.port),
    SMTP_SECURE: 'false',
  }
  const start = (actual: number) => startContactFunction({ port: actual, settings, log })
  const contact = await keepRunning(start, port, log).catch(async (error) => {
    await stopInbox()
    throw error
  })
  return {
    functionUrl: contact.url,
    inboxUrl: `http://localhost:${inboxPort}`,
    stop: async () => {
      await Promise.all([contact.stop(), stopInbox()])
    },
  }
}

/** Delay before the function is restarted, in milliseconds. */
const RESTART_DELAY = 1000

/**
 * Starts the contact function, and restarts it on the same port whenever it exits unexpectedly.
 *
 * @throws if the first start fails
 */
async function keepRunning(
  start: (port: number) => Promise<ContactFunction>,
  port: number,
  log: (line: string) => void,
): Promise<Omit<ContactFunction, 'ended'>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let running = await start(port)
  const { url } = running
  const restart = async () => {
    for (await running.ended; !signal.aborted; await running.ended) {
      log('Function  exited unexpectedly; restarting it')
      await setTimeout(RESTART_DELAY, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        running = await start(Number(new URL(url).port))
        log(`Function  ${url}`)
        if (signal.aborted) await running.stop()
      } catch (error) {
        log(`Function  could not be started: ${String(error)}`)
      }
    }
  }
  const restarting = restart()
  return {
    url,
    stop: async () => {
      stopping.abort()
      await running.stop()
      await restarting
    },
  }
}
