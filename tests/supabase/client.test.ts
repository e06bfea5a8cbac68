import {
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import { HONEYPOT } from '../../supabase/functions/_shared/contact.ts'
import { mailRouteForTest } from './arriving-mail.ts'
import { message, ORIGIN, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { runShared } from './shared-deno.ts'

const FUNCTION = 'send-contact-email'
const body = { ...message, [HONEYPOT]: '' }
const headers = { 'Idempotency-Key': 'key-of-this-message' }

test('a message sent by the client of Supabase arrives, once', async () => {
  const { contact, inbox } = await mailRouteForTest()
  const { functions } = clientOf(contact.url)
  const answers = await Promise.all([
    functions.invoke(FUNCTION, { body, headers }),
    functions.invoke(FUNCTION, { body, headers }),
  ])
  for (const { data, error } of answers) {
    expect(error).toBeNull()
    expect(data).toEqual({ ok: true, id: expect.any(String) })
  }
  expect(inbox.mails.map(({ mail }) => mail.replyTo?.[0]?.address)).toEqual([message.email])
})

test('the client can read what was wrong', async () => {
  const contact = await runShared()
  onTestFinished(contact.stop)
  const { data, error } = await clientOf(contact.url).functions.invoke(FUNCTION, {
    body: { ...body, email: 'none' },
    headers,
  })
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  const { context } = error as { context: Response }
  expect(context.status).toBe(422)
  expect(await context.json()).toEqual({
    error: { code: 'validation_failed', fields: { email: 'invalid' } },
  })
})

test('a client that gave up waiting and tries again makes no second mail', async () => {
  let accept = () => {}
  const waiting = new Promise<string>((resolve) => {
    accept = () => resolve('250 taken')
  })
  const smtp = await runScriptedSmtp({ end: () => waiting })
  onTestFinished(smtp.close)
  const contact = await runShared(smtpSettings(smtp.port))
  onTestFinished(contact.stop)

  const { functions } = clientOf(contact.url)
  const first = await functions.invoke(FUNCTION, { body, headers, timeout: 300 })
  expect(first.error).toBeInstanceOf(FunctionsFetchError)
  const second = functions.invoke(FUNCTION, { body, headers })
  accept()
  expect((await second).error).toBeNull()
  expect(smtp.messages).toHaveLength(1)
})

/** Node 20 has no WebSocket, without which the client does not start; the form opens none. */
class NoWebSocket {
  constructor() {
    throw new Error('The form opens no WebSocket')
  }
}

/** A client as the page has it; here, in Node, the origin that a browser adds is added by hand. */
function clientOf(url: string): SupabaseClient {
  return createClient(url, 'publishable', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoWebSocket as unknown as typeof WebSocket },
    global: {
      fetch: (input, init) => {
        const withOrigin = new Headers(init?.headers)
        withOrigin.set('Origin', ORIGIN)
        return fetch(input, { ...init, headers: withOrigin })
      },
    },
  })
}
