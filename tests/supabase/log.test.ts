import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../supabase/functions/send-contact-email/log.ts'
import { message, runFunction } from './running-function.ts'

const entry = (id: string) => ({ id, status: 200, code: 'sent', ms: 1 })

test('lines of one turn are printed together, and before anyone goes on', async () => {
  const printed: string[] = []
  const log = createLog((lines) => printed.push(lines))
  await Promise.all([log(entry('a')), log(entry('b'))])
  expect(printed).toEqual([`${JSON.stringify(entry('a'))}\n${JSON.stringify(entry('b'))}`])
  await log(entry('c'))
  expect(printed[1]).toBe(JSON.stringify(entry('c')))
})

test('a function that is killed has logged all that it answered', async () => {
  const contact = await runFunction()
  onTestFinished(contact.stop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => contact.post(message)))
  await contact.stop()
  const logged = contact.printed.map((line) => (JSON.parse(line) as { id: string }).id)
  const answered = answers.map(({ body }) => (body as { id: string }).id)
  expect(logged.toSorted()).toEqual(answered.toSorted())
})
