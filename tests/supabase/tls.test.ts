import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test, type TestContext } from 'vitest'
import { failure, message, runFunction, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { runShared } from './shared-deno.ts'

// Made for these tests and valid for localhost; the key of the authority was thrown away.
const AUTHORITY = 'tests/supabase/certificates/authority.crt'
const tls = {
  key: readFileSync('tests/supabase/certificates/localhost.key'),
  cert: readFileSync('tests/supabase/certificates/localhost.crt'),
}
const login = { SMTP_USER: 'site', SMTP_PASSWORD: 'swordfish' }
const UNAVAILABLE = [503, failure('mail_unavailable')]

describe.concurrent('mail travels encrypted', () => {
  test.for([
    ['from the first byte', true],
    ['after STARTTLS', false],
  ] as const)('%s, with a certificate that is trusted', async ([, secure], context) => {
    const { statusAndBody, heard } = await sendOverTls(context, secure, { DENO_CERT: AUTHORITY })
    expect(statusAndBody[0]).toBe(200)
    expect(heard).toEqual(['swordfish over TLS', 'a mail over TLS'])
  })

  test.for([
    ['from the first byte', true],
    ['after STARTTLS', false],
  ] as const)('%s, and neither mail nor password to a stranger', async ([, secure], context) => {
    const { statusAndBody, heard } = await sendOverTls(context, secure, {})
    expect(statusAndBody).toEqual(UNAVAILABLE)
    expect(heard).toEqual([])
  })

  test('no password goes out in clear, except on this machine', async (context) => {
    const smtp = await runScriptedSmtp()
    context.onTestFinished(smtp.close)
    const route = { ...smtpSettings(smtp.port), ...login }
    // On Linux this address leads to this machine too; the function need not know.
    const elsewhere = await running(context, { ...route, SMTP_HOST: '0.0.0.0' })
    const refused = await elsewhere.post(message)
    expect([refused.status, refused.body]).toEqual(UNAVAILABLE)
    expect(smtp.commands.filter((command) => /^(AUTH|MAIL)/.test(command))).toEqual([])

    const here = await running(context, route)
    expect((await here.post(message)).status).toBe(200)
    expect(smtp.commands.some((command) => command.startsWith('AUTH'))).toBe(true)
  })
})

/** Sends a message to a real server with a certificate, and tells what the server heard. */
async function sendOverTls(context: TestContext, secure: boolean, own: Record<string, string>) {
  const heard: string[] = []
  const over = ({ secure: encrypted }: { secure: boolean }) => (encrypted ? 'TLS' : 'nothing')
  const server = new SMTPServer({
    ...tls,
    secure,
    disableReverseLookup: true,
    onAuth: ({ password }, session, done) => {
      heard.push(`${password} over ${over(session)}`)
      done(null, { user: 'site' })
    },
    onData: (stream, session, done) => {
      heard.push(`a mail over ${over(session)}`)
      stream.resume().on('end', done)
    },
  })
  // A client that turns away amid the handshake is what some of these tests want.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  context.onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))

  const { port } = server.server.address() as AddressInfo
  const contact = await running(context, {
    ...smtpSettings(port),
    ...login,
    SMTP_HOST: 'localhost',
    SMTP_SECURE: String(secure),
    ...own,
  })
  const { status, body } = await contact.post(message)
  return { statusAndBody: [status, body], heard }
}

async function running({ onTestFinished }: TestContext, settings: Record<string, string>) {
  // Whom to trust is told to Deno itself, when it starts.
  const contact = await ('DENO_CERT' in settings ? runFunction : runShared)(settings)
  onTestFinished(contact.stop)
  return contact
}
