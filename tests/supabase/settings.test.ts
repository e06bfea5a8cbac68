import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { functionFile } from '../../server/deno.ts'
import { FORM_TIMEOUT, QUERY_TIMEOUT } from '../../supabase/functions/_shared/timeouts.ts'
import {
  parseSettings,
  SettingsError,
  settingNames,
} from '../../supabase/functions/send-contact-email/settings.ts'
import { message } from './message-and-reply.ts'
import { runFunction, settings } from './running-function.ts'

const smtp = { ...settings, MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'smtp.farol.example' }
const resend = { ...settings, MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_123' }

const webhook = {
  ...settings,
  DRAIN_SECRET: 'a secret of the tests',
  WEBHOOK_FORMAT: 'json',
  WEBHOOK_URL: 'http://localhost:3000/',
  WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
}

/** Part of several invalid values; it must never be printed. */
const SECRET = 'swordfish'

describe('invalid settings', () => {
  test.for<[name: string, value: string, base?: Record<string, string>]>([
    ['MAIL_TRANSPORT', ''],
    ['MAIL_TRANSPORT', SECRET],
    ['MAIL_FROM', SECRET],
    ['MAIL_FROM', `Farol <${SECRET}@farol.example>`],
    ['MAIL_FROM_NAME', '  '],
    ['MAIL_TO', `a@farol.example, ${SECRET}@farol.example`],
    ['MAIL_DEADLINE_MS', '0'],
    ['MAIL_DEADLINE_MS', '1e4'],
    // With this deadline, the form could report a failure before the function responds.
    ['MAIL_DEADLINE_MS', String(FORM_TIMEOUT - QUERY_TIMEOUT)],
    ['ALLOWED_ORIGINS', ''],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://*.farol.example'],
    ['ALLOWED_ORIGINS', 'http://www.*.example'],
    ['ALLOWED_ORIGINS', 'http://*.*.example'],
    ['ALLOWED_ORIGINS', `https://${SECRET}.example/`],
    ['ALLOWED_ORIGINS', 'https://www.farol.example,'],
    ['ALLOWED_ORIGINS', `${SECRET}.example`],
    ['RATE_LIMIT_PER_ADDRESS', '-1'],
    ['RATE_LIMIT_TOTAL', '1.5'],
    ['RATE_LIMIT_WINDOW_SECONDS', 'ten'],
    ['TRUSTED_PROXIES', 'false'],
    ['SMTP_HOST', '', smtp],
    ['SMTP_PORT', '65536', smtp],
    ['SMTP_SECURE', 'False', smtp],
    ['SMTP_PASSWORD', '', { ...smtp, SMTP_USER: SECRET }],
    ['SMTP_USER', '', { ...smtp, SMTP_PASSWORD: SECRET }],
    ['RESEND_API_KEY', '', resend],
    ['RESEND_ENDPOINT', SECRET, resend],
    ['WEBHOOK_FORMAT', '', webhook],
    ['WEBHOOK_FORMAT', SECRET, webhook],
    ['WEBHOOK_URL', '', webhook],
    ['WEBHOOK_URL', `http://${SECRET}.example/`, webhook],
    ['WEBHOOK_SECRET', '', webhook],
    ['WEBHOOK_SECRET', `whsec_${SECRET}`, webhook],
    ['WEBHOOK_INCLUDES_TEXT', 'yes', webhook],
    ['WEBHOOK_LINK', SECRET, webhook],
    ['DRAIN_SECRET', '', webhook],
  ])(
    'an invalid setting is reported by name, without its value: %s="%s"',
    ([name, value, base = settings]) => {
      const error = new SettingsError(`Missing or wrong settings: ${name}`)
      expect(() => parseSettings({ ...base, [name]: value })).toThrow(error)
      const { [name]: _value, ...missing }: Record<string, string> = base
      if (value === '') expect(() => parseSettings(missing)).toThrow(error)
    },
  )
})

test('all invalid settings are reported together', () => {
  const invalid = { ...smtp, MAIL_TO: '', TRUSTED_PROXIES: 'x', SMTP_PORT: 'x' }
  expect(() => parseSettings(invalid)).toThrow(
    new SettingsError('Missing or wrong settings: MAIL_TO, TRUSTED_PROXIES, SMTP_PORT'),
  )
})

test('the function does not start with an invalid setting', async () => {
  const error = await runFunction({ MAIL_TO: SECRET }).catch(String)
  expect(error).toContain('Missing or wrong settings: MAIL_TO\n')
  expect(error).not.toContain(SECRET)
})

describe("the webhook's host", () => {
  const WEBHOOK_URL = `https://a.hooks.example/${SECRET}`

  test.each(['a.hooks.example', 'hooks.example'])('is allowed if %s is disclosed', (host) => {
    expect(parseSettings({ ...webhook, WEBHOOK_URL }, host)).toMatchObject({ WEBHOOK_URL })
  })

  test.each(['b.hooks.example', 'ooks.example', 'a.hooks.example.net'])(
    'is refused if only %s is disclosed',
    (host) => {
      const parse = () => parseSettings({ ...webhook, WEBHOOK_URL }, host)
      expect(parse).toThrow(/^Missing or wrong settings: WEBHOOK_URL, .*site\.yaml/)
      expect(parse).not.toThrow(SECRET)
    },
  )
})

test('an invalid database URL does not prevent the function from starting', async () => {
  const own = { SUPABASE_DB_URL: 'postgres://a#b:c', DRAIN_SECRET: 'a secret of the tests' }
  await using contact = await runFunction(own)
  expect((await contact.post(message)).status).toBe(200)
  expect(contact.printed[0]).toBe('{"code":"database_unavailable","error":"SUPABASE_DB_URL"}')
})

test('optional settings that are missing or empty get their defaults', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
  const { MAIL_FROM, MAIL_FROM_NAME, MAIL_TO, ALLOWED_ORIGINS } = settings
  const required = { MAIL_FROM, MAIL_FROM_NAME, MAIL_TO, ALLOWED_ORIGINS }
  for (const base of [required, { ...empty, ...required }]) {
    expect(parseSettings({ ...base, MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'localhost' })).toEqual({
      ...required,
      ALLOWED_ORIGINS: [ALLOWED_ORIGINS],
      MAIL_TRANSPORT: 'smtp',
      MAIL_DEADLINE_MS: 15_000,
      RATE_LIMIT_PER_ADDRESS: 5,
      RATE_LIMIT_TOTAL: 100,
      RATE_LIMIT_WINDOW_SECONDS: 600,
      RETENTION_DAYS: 30,
      TRUSTED_PROXIES: 1,
      WEBHOOK_INCLUDES_TEXT: false,
      WEBHOOK_LINK: expect.stringMatching(/^https:/),
      SMTP_HOST: 'localhost',
      SMTP_PORT: 465,
      SMTP_SECURE: true,
    })
  }
  expect(parseSettings(resend)).toHaveProperty('RESEND_ENDPOINT', 'https://api.resend.com/emails')
  expect(parseSettings({ ...smtp, SMTP_SECURE: 'false' })).toHaveProperty('SMTP_SECURE', false)
})

test('.env.example lists all settings for the owner, and is valid once its secrets are filled in', () => {
  const example = parseEnv(readFileSync(functionFile('.env.example'), 'utf8'))
  // The platform, not the owner, sets the database URL.
  const names = settingNames.filter((name) => name !== 'SUPABASE_DB_URL')
  expect(Object.keys(example).toSorted()).toEqual(names.toSorted())
  const filled = { ...(example as Record<string, string>), SMTP_PASSWORD: 'x', RESEND_API_KEY: 'x' }
  for (const transport of ['smtp', 'resend', 'none']) {
    expect(parseSettings({ ...filled, MAIL_TRANSPORT: transport })).toBeDefined()
  }
})
