import { expect, onTestFinished, test } from 'vitest'
import { message, runFunction, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'

test.each(['250 taken', '554 no'])(
  'the host waits for a mail that is on its way after our answer, until: %s',
  async (reply) => {
    let end = () => {}
    const ended = new Promise<string>((resolve) => {
      end = () => resolve(reply)
    })
    const smtp = await runScriptedSmtp({ end: () => ended })
    onTestFinished(smtp.close)
    const route = { ...smtpSettings(smtp.port), MAIL_DEADLINE_MS: '300' }
    const contact = await runFunction(route, 'tests/supabase/deno/hosted.js')
    onTestFinished(contact.stop)

    expect((await contact.post(message)).status).toBe(504)
    expect(contact.printed).toEqual(['"waits"', expect.stringContaining('mail_timeout')])
    end()
    await expect.poll(() => contact.printed.at(-1)).toBe('"done"')
  },
)
