import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHandler } from '../../../supabase/functions/send-contact-email/handler.ts'
import { createLimiter } from '../../../supabase/functions/send-contact-email/rate-limit.ts'
import {
  parseSettings,
  settingNames,
} from '../../../supabase/functions/send-contact-email/settings.ts'
import { createSubmissions } from '../../../supabase/functions/send-contact-email/submissions.ts'
import { createTransport } from '../../../supabase/functions/send-contact-email/transports/create-transport.ts'

// Run under Deno with no right at all: an access to the network, to a file or to
// the environment that is not needed ends with an error instead of an answer.
const ORIGIN = 'https://www.farol.example'

const settings = parseSettings({
  MAIL_TRANSPORT: 'none',
  MAIL_FROM: 'site@farol.example',
  MAIL_FROM_NAME: 'Farol',
  MAIL_TO: 'owner@farol.example',
  ALLOWED_ORIGINS: ORIGIN,
})

const handler = createHandler({
  settings,
  transport: createTransport(settings.mail),
  limiter: createLimiter(settings.limits),
  submissions: createSubmissions(),
  log: () => Promise.resolve(),
  outlive: () => {},
})

const message = { name: 'Ana', phone: '1', email: 'ana@visitor.example', message: 'Hello' }

for (const [status, init] of [
  [200, { method: 'POST', body: JSON.stringify(message) }],
  [204, { method: 'OPTIONS' }],
  [400, { method: 'POST', body: '{' }],
  [405, { method: 'DELETE' }],
  [413, { method: 'POST', body: ' '.repeat(20_000) }],
  [422, { method: 'POST', body: '{}' }],
] as const) {
  test(`answers ${status} without any right`, async () => {
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' }
    const response = await handler(new Request('http://function/', { ...init, headers }), () => '')
    assert.equal(response.status, status)
    await response.body?.cancel()
  })
}

test('no variable can be read here', () => {
  assert.throws(() => process.env[settingNames[0] ?? ''], { name: 'NotCapable' })
})
