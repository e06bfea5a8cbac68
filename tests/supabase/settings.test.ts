import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { functionArguments } from '../../server/contact-function.ts'
import { denoPath, functionFile } from '../../server/deno.ts'
import {
  parseSettings,
  SettingsError,
  settingNames,
} from '../../supabase/functions/send-contact-email/settings.ts'
import { settings } from './running-function.ts'

const smtp = { ...settings, MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'smtp.farol.example' }
const resend = { ...settings, MAIL_TRANSPORT: 'resend', RESEND_API_KEY: 're_123' }

/** Stands in every wrong value that may hold text, and must never be printed. */
const SECRET = 'swordfish'

const wrong: [name: string, value: string | undefined, base?: Record<string, string>][] = [
  ['MAIL_TRANSPORT', undefined],
  ['MAIL_TRANSPORT', SECRET],
  ['MAIL_FROM', ''],
  ['MAIL_FROM', SECRET],
  ['MAIL_FROM', `Farol <${SECRET}@farol.example>`],
  ['MAIL_FROM_NAME', '  '],
  ['MAIL_TO', undefined],
  ['MAIL_TO', `a@farol.example, ${SECRET}@farol.example`],
  ['MAIL_DEADLINE_MS', SECRET],
  ['MAIL_DEADLINE_MS', '0'],
  ['MAIL_DEADLINE_MS', '1e4'],
  ['ALLOWED_ORIGINS', undefined],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://*'],
  ['ALLOWED_ORIGINS', 'https://*.farol.example'],
  ['ALLOWED_ORIGINS', 'http://www.*.example'],
  ['ALLOWED_ORIGINS', 'http://*.*.example'],
  ['ALLOWED_ORIGINS', 'null'],
  ['ALLOWED_ORIGINS', `https://${SECRET}.example/`],
  ['ALLOWED_ORIGINS', `https://www.farol.example,`],
  ['ALLOWED_ORIGINS', `${SECRET}.example`],
  ['RATE_LIMIT_PER_ADDRESS', '-1'],
  ['RATE_LIMIT_TOTAL', '1.5'],
  ['RATE_LIMIT_WINDOW_SECONDS', 'ten'],
  ['TRUSTED_PROXIES', 'false'],
  ['SMTP_HOST', undefined, smtp],
  ['SMTP_PORT', '65536', smtp],
  ['SMTP_SECURE', 'yes', smtp],
  ['SMTP_SECURE', 'False', smtp],
  ['SMTP_PASSWORD', undefined, { ...smtp, SMTP_USER: SECRET }],
  ['SMTP_USER', undefined, { ...smtp, SMTP_PASSWORD: SECRET }],
  ['RESEND_API_KEY', undefined, resend],
  ['RESEND_ENDPOINT', SECRET, resend],
]

describe('a wrong setting is named, without its value', () => {
  test.for(wrong)('%s is %s', ([name, value, base = settings]) => {
    expect(errorOf(() => parseSettings(changed(base, name, value)))).toEqual(
      new SettingsError(`Missing or wrong settings: ${name}`),
    )
  })
})

describe.concurrent('a wrong setting stops the start with its name and without its value', () => {
  const some = wrong.filter(([name]) => ['MAIL_TO', 'SMTP_USER', 'RESEND_ENDPOINT'].includes(name))
  test.for(some)('%s is %s', async ([name, value, base = settings]) => {
    const { code, stdout, stderr } = await start(changed(base, name, value))
    expect(code).toBeGreaterThan(0)
    expect(stdout).toBe('')
    expect(stderr).toContain(`Missing or wrong settings: ${name}\n`)
    expect(stderr).not.toContain(SECRET)
  })
})

test('all wrong settings are named at once', () => {
  const { MAIL_TO: _to, ...rest } = smtp
  expect(() => parseSettings({ ...rest, TRUSTED_PROXIES: 'x', SMTP_PORT: 'x' })).toThrow(
    'Missing or wrong settings: MAIL_TO, TRUSTED_PROXIES, SMTP_PORT',
  )
})

describe('a setting that is left out or empty has its default', () => {
  const optional = {
    MAIL_DEADLINE_MS: '',
    RATE_LIMIT_PER_ADDRESS: '',
    RATE_LIMIT_TOTAL: '',
    RATE_LIMIT_WINDOW_SECONDS: '',
    TRUSTED_PROXIES: '',
    SMTP_PORT: '',
    SMTP_SECURE: '',
    SMTP_USER: '',
    SMTP_PASSWORD: '',
    RESEND_ENDPOINT: '',
  }

  test('for smtp', () => {
    const parsed = parseSettings({ ...smtp, ...optional })
    expect(parsed).toMatchObject({
      deadline: 15_000,
      proxies: 1,
      limits: { perAddress: 5, total: 100, window: 600 },
      mail: { port: 465, secure: true, user: undefined, password: undefined },
    })
    const without = Object.entries(smtp).filter(([name]) => !(name in optional))
    expect(parseSettings(Object.fromEntries(without))).toEqual(parsed)
  })

  test('for resend', () => {
    expect(parseSettings({ ...resend, ...optional }).mail).toMatchObject({
      endpoint: 'https://api.resend.com/emails',
    })
  })

  test('while "false" is false', () => {
    expect(parseSettings({ ...smtp, SMTP_SECURE: 'false' }).mail).toMatchObject({ secure: false })
  })
})

test('the example names every setting, and starts once its secrets are filled in', () => {
  const example = parseEnv(readFileSync(functionFile('.env.example'), 'utf8'))
  expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted())
  const filled = { ...(example as Record<string, string>), SMTP_PASSWORD: 'x', RESEND_API_KEY: 'x' }
  for (const transport of ['smtp', 'resend', 'none']) {
    expect(parseSettings({ ...filled, MAIL_TRANSPORT: transport })).toBeDefined()
  }
})

function changed(base: Record<string, string>, name: string, value: string | undefined) {
  const { [name]: _right, ...rest } = base
  return value === undefined ? rest : { ...rest, [name]: value }
}

function errorOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

interface Start {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts the function and waits for its end; one that starts after all is ended with code null. */
function start(environment: Record<string, string>): Promise<Start> {
  const child = spawn(denoPath(), functionArguments(), {
    env: { ...environment, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text
    if (said.stderr.includes('Listening on')) child.kill()
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...said }))
  })
}
