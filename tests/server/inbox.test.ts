import { expect, test } from 'vitest'
import { inboxPage } from '../../server/inbox/inbox-server.ts'

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
  'the %s of an e-mail adds no markup to the inbox',
  (name, part) => {
    const mail = { headers: [], headerLines: [], attachments: [], [name]: part }
    const page = inboxPage([{ envelope: { from: '', to: [] }, mail }])
    expect(page).not.toContain('<img')
    expect(page).toContain('&quot;&gt;&lt;img src=x&gt;')
  },
)
