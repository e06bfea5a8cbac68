import type { Site } from '../src/content/site.ts'
import { startContactFunction } from './contact-function.ts'
import { createInboxServer } from './inbox/inbox-server.ts'
import { Inbox } from './inbox/inbox.ts'
import { close, listen } from './listen.ts'
import { portOf, takenPort } from './settings.ts'

interface MailStackOptions {
  site: Site
  /** Where the form is served from. */
  origins: string[]
  environment: NodeJS.ProcessEnv
  log: (line: string) => void
}

/** What stands behind the form on this machine, and how to stop it. */
export interface MailStack {
  functionUrl: string
  inboxUrl: string
  stop: () => Promise<void>
}

/**
 * Starts the contact function and the inbox that it sends to.
 *
 * @throws SettingError where a port is taken
 */
export async function startMailStack(options: MailStackOptions): Promise<MailStack> {
  const { site, origins, environment, log } = options
  const inbox = new Inbox()
  const inboxServer = createInboxServer(inbox)
  const inboxPort = await listen(inboxServer, 'INBOX_PORT', portOf('INBOX_PORT', environment))
  const smtp = await inbox.listen(0)
  const stopInbox = () => Promise.all([close(inboxServer), inbox.close()])

  const port = portOf('FUNCTION_PORT', environment)
  const settings = {
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: site.email,
    MAIL_FROM_NAME: site.brand,
    MAIL_TO: site.email,
    ALLOWED_ORIGINS: origins.join(','),
    // The only client is you.
    RATE_LIMIT_PER_ADDRESS: '1000',
    RATE_LIMIT_TOTAL: '1000',
    TRUSTED_PROXIES: '0',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp.port),
    SMTP_SECURE: 'false',
  }
  const contact = await startContactFunction({ port, settings, log }).catch(async (error) => {
    await stopInbox()
    throw /AddrInUse|address already in use/i.test(String(error))
      ? takenPort('FUNCTION_PORT', port)
      : error
  })
  return {
    functionUrl: contact.url,
    inboxUrl: `http://localhost:${inboxPort}`,
    stop: async () => {
      await Promise.all([contact.stop(), stopInbox()])
    },
  }
}
