import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { Inbox, type ReceivedMail } from '../../server/inbox/inbox.ts'
import { smtpSettings, type RunningFunction } from './running-function.ts'
import { runShared } from './shared-deno.ts'

/** The function with a real mail server behind it. */
export interface MailRoute {
  contact: RunningFunction
  inbox: Inbox
  stop: () => Promise<void>
}

export async function openMailRoute(settings: Record<string, string> = {}): Promise<MailRoute> {
  const inbox = new Inbox()
  const { port } = await inbox.listen(0)
  const contact = await runShared({ ...smtpSettings(port), ...settings })
  return {
    contact,
    inbox,
    stop: async () => {
      await contact.stop()
      await inbox.close()
    },
  }
}

/** A route that ends with the test. */
export async function mailRouteForTest(settings?: Record<string, string>): Promise<MailRoute> {
  const route = await openMailRoute(settings)
  onTestFinished(route.stop)
  return route
}

/** Sends a message and returns the mail that came of it. */
export async function mailOf({ contact, inbox }: MailRoute, body: object): Promise<ReceivedMail> {
  const arrived = once(inbox, 'received') as Promise<[ReceivedMail]>
  const { status, text } = await contact.post(body)
  if (status !== 200) throw new Error(`The message was not taken: ${text}`)
  const [received] = await arrived
  return received
}
