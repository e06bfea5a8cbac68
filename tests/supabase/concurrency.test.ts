import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { message, ORIGIN, runFunction, runWithInbox, smtpSettings } from './running-function.ts'
import { runScriptedSmtp } from './scripted-smtp.ts'
import { drain, useOutbox } from './test-database.ts'

const { run, states, turnClock } = useOutbox()

/** The number of e-mails that the function sends at once, and more messages than that. */
const LIMIT = 50
const FLOOD = Array.from({ length: 70 }, (_, n) => ({ ...message, message: `Message ${n}` }))

test('more messages than can be sent at once are sent in turn', async () => {
  await using smtp = await runScriptedSmtp({ data: Array<string>(LIMIT).fill('hold') })
  await using contact = await runFunction(smtpSettings(smtp.port))
  const replies = FLOOD.map((body) => contact.post(body))
  await expect.poll(() => smtp.received.length).toBe(LIMIT)
  smtp.release('250 accepted')
  for (const { status } of await Promise.all(replies)) expect(status).toBe(200)
  expect(smtp.received).toHaveLength(FLOOD.length)
})

test('more stored messages than can be sent at once are sent by the next drain', async () => {
  await using smtp = await runScriptedSmtp({ data: Array<string>(LIMIT).fill('hold') })
  await using contact = await run(smtpSettings(smtp.port))
  for (const { status } of await Promise.all(FLOOD.map((body) => contact.post(body)))) {
    expect(status).toBe(200)
  }
  await expect.poll(() => smtp.received.length).toBe(LIMIT)
  smtp.release('250 accepted')
  const sent = async () => (await states()).filter((state) => state === 'sent').length
  await expect.poll(sent).toBe(LIMIT)
  await turnClock('3 minutes')
  await drain(contact)
  expect(await sent()).toBe(FLOOD.length)
  expect(smtp.received).toHaveLength(FLOOD.length)
})

test.runIf(process.platform === 'linux')(
  '500 concurrent bodies of 16 KiB need less than 256 MiB',
  async () => {
    await using contact = await runWithInbox()
    const { port } = new URL(contact.url)
    for (let round = 0; round < 3; round++) {
      const statuses = Array.from({ length: 500 }, async (_, client) => {
        // Some versions of Deno close the connection after each response.
        const socket = connect(Number(port), '127.0.0.1')
        const body = { ...message, message: `Message ${round} of ${client}` }
        socket.write(formatRequest(JSON.stringify(body).padEnd(16 * 1024)))
        const reply = String(await once(socket, 'data'))
        socket.destroy()
        return reply.slice(9, 12)
      })
      expect(new Set(await Promise.all(statuses))).toEqual(new Set(['200']))
    }
    const status = readFileSync(`/proc/${contact.pid}/status`, 'utf8')
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(status) ?? []
    expect(Number(peak) / 1024).toBeLessThan(256)
  },
)

function formatRequest(body: string): string {
  const headers = {
    Host: 'x',
    Origin: ORIGIN,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST / HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
