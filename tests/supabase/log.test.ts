import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../supabase/functions/send-contact-email/log.ts'
import { answerWith } from './handler-parts.ts'
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

test('an answer waits until its line is printed', async () => {
  let print = () => {}
  const printed = new Promise<void>((resolve) => (print = resolve))
  let answered = false
  const answer = answerWith({ log: () => printed }).then(() => (answered = true))
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(answered).toBe(false)
  print()
  await answer
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
