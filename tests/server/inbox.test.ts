import { beforeAll, describe, expect, test } from 'vitest'
import { createInboxServer, inboxPage } from '../../server/inbox/inbox-server.ts'
import { Inbox } from '../../server/inbox/inbox.ts'
import { close, listen } from '../../server/listen.ts'
import { rawRequest } from '../../cli/live/raw-request.ts'

const MARKUP = '"><img src=x>'
const mailbox = { name: MARKUP, address: 'ana@example.com' }
const parts = {
  subject: MARKUP,
  text: MARKUP,
  html: MARKUP,
  date: MARKUP,
  from: mailbox,
  to: [mailbox],
  replyTo: [mailbox],
}

test.each(Object.entries(parts))(
  'the %s field of an e-mail cannot add markup to the inbox',
  (name, part) => {
    const mail = { headers: [], headerLines: [], attachments: [], [name]: part }
    const page = inboxPage([{ envelope: { from: '', to: [] }, mail }])
    expect(page).not.toContain('<img')
    expect(page).toContain('&quot;&gt;&lt;img src=x&gt;')
  },
)

describe('access from other sites', () => {
  let port: number
  beforeAll(async () => {
    const server = createInboxServer(new Inbox())
    port = await listen(server, 'INBOX_PORT', 0)
    return () => close(server)
  })
  const request = (Host: string, path = '/mails.json') =>
    rawRequest({ host: '127.0.0.1', port, path, headers: { Host } })

  test.each([
    ['localhost:54324', 200],
    ['127.0.0.1', 200],
    ['[::1]:54324', 200],
    ['evil.example', 403],
    ['localhost.evil.example:54324', 403],
    ['127.0.0.1.evil.example', 403],
  ])('the inbox can be read only through a local host name: %s gets %i', async (host, status) => {
    for (const path of ['/', '/mails.json']) {
      expect((await request(host, path)).status).toBe(status)
    }
  })

  test('no page can embed the inbox in a frame', async () => {
    const { headers } = await request('localhost', '/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
