import { expect, test } from 'vitest'
import { message } from './message-and-reply.ts'
import { runFunction, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { drain, useOutbox } from './test-database.ts'

const { run, states, turnClock } = useOutbox()

/** The maximum number of concurrent e-mails, and a flood of more messages than this maximum. */
const LIMIT = 50
const flood = Array.from({ length: 70 }, (_, n) => ({ ...message, message: `Message ${n}` }))

test('messages that exceed the concurrency limit wait until earlier messages have been sent', async () => {
  await using smtp = await runScriptedSmtp({ data: Array<string>(LIMIT).fill('hold') })
  await using contact = await runFunction(smtpSettings(smtp.port))
  const replies = flood.map((body) => contact.post(body))
  await expect.poll(() => smtp.received.length).toBe(LIMIT)
  smtp.release('250 accepted')
  for (const { status } of await Promise.all(replies)) expect(status).toBe(200)
  expect(smtp.received).toHaveLength(flood.length)
})

test('stored messages that exceed the concurrency limit are sent by a later drain', async () => {
  await using smtp = await runScriptedSmtp({ data: Array<string>(LIMIT).fill('hold') })
  await using contact = await run(smtpSettings(smtp.port))
  for (const { status } of await Promise.all(flood.map((body) => contact.post(body)))) {
    expect(status).toBe(200)
  }
  await expect.poll(() => smtp.received.length).toBe(LIMIT)
  smtp.release('250 accepted')
  const sent = async () => (await states()).filter((state) => state === 'sent').length
  await expect.poll(sent).toBe(LIMIT)
  await turnClock('3 minutes')
  await drain(contact)
  expect(await sent()).toBe(flood.length)
  expect(smtp.received).toHaveLength(flood.length)
})
