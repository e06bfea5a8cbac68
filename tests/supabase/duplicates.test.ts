import { describe, expect, onTestFinished, test } from 'vitest'
import { mailRouteForTest } from './arriving-mail.ts'
import { message, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { runShared } from './shared-deno.ts'

const KEY = 'e0f7a2c4-one-message'

describe('one message is one mail', () => {
  test('sent many times at once, as by a double click', async () => {
    const { contact, inbox } = await mailRouteForTest()
    const answers = await Promise.all(Array.from({ length: 8 }, () => contact.post(message, KEY)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(inbox.mails).toHaveLength(1)
  })

  test('sent again after it was taken, as after a reload', async () => {
    const { contact, inbox } = await mailRouteForTest()
    const first = await contact.post(message, KEY)
    const second = await contact.post({ ...message, name: ` ${message.name} ` }, KEY)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(inbox.mails).toHaveLength(1)
  })

  test('sent again past the limit of an address', async () => {
    const { contact, inbox } = await mailRouteForTest({ RATE_LIMIT_PER_ADDRESS: '1' })
    const statuses = []
    for (let time = 0; time < 3; time++) statuses.push((await contact.post(message, KEY)).status)
    expect(statuses).toEqual([200, 200, 200])
    expect(inbox.mails).toHaveLength(1)
  })

  test('sent again while a slow server still thinks about the first, past our deadline', async () => {
    const gate = openable()
    const smtp = await runScriptedSmtp({ end: () => gate.opened.then(() => '250 taken') })
    onTestFinished(smtp.close)
    const contact = await runShared({ ...smtpSettings(smtp.port), MAIL_DEADLINE_MS: '300' })
    onTestFinished(contact.stop)

    expect((await contact.post(message, KEY)).status).toBe(504)
    // By the end of this one, any time-out of one step that began with the first has passed.
    expect((await contact.post(message, KEY)).status).toBe(504)
    gate.open()
    expect((await contact.post(message, KEY)).status).toBe(200)
    expect(smtp.messages).toHaveLength(1)
  })
})

describe('two messages are two mails', () => {
  test('with the same key and another text', async () => {
    const { contact, inbox } = await mailRouteForTest()
    await contact.post(message, KEY)
    const other = await contact.post({ ...message, message: 'Something else' }, KEY)
    expect(other.status).toBe(200)
    expect(inbox.mails).toHaveLength(2)
  })

  test('with the same text and another key', async () => {
    const { contact, inbox } = await mailRouteForTest()
    await contact.post(message, KEY)
    await contact.post(message, `${KEY}-again`)
    expect(inbox.mails).toHaveLength(2)
    expect(new Set(inbox.mails.map(({ mail }) => mail.messageId)).size).toBe(2)
  })

  test.each([
    ['no key', undefined],
    ['an empty key', ''],
    ['a key too short to be one', '1'],
    ['a key with other characters', 'a key/of{some}kind'],
    ['a key too long', 'k'.repeat(129)],
  ])('with %s', async (_what, key) => {
    const { contact, inbox } = await mailRouteForTest()
    await contact.post(message, key)
    await contact.post(message, key)
    expect(inbox.mails).toHaveLength(2)
  })
})

/** A promise, and what fulfils it. */
function openable() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
