import { expect, test } from 'vitest'
import { inboxPage } from '../../server/inbox/inbox-server.ts'

const MARKUP = `"'><img src=x>&amp;`
const ESCAPED = '&quot;&apos;&gt;&lt;img src=x&gt;&amp;amp;'

test('no part of an e-mail becomes markup of the inbox', () => {
  const mailbox = { name: MARKUP, address: 'ana@example.com' }
  const envelope = { from: 'site@example.com', to: [MARKUP] }
  const page = inboxPage([
    {
      envelope,
      mail: {
        headers: [],
        headerLines: [],
        attachments: [],
        from: mailbox,
        to: [mailbox],
        replyTo: [mailbox],
        subject: MARKUP,
        text: MARKUP,
        html: MARKUP,
        date: MARKUP,
      },
    },
  ])
  expect(page).not.toContain('<img')
  expect(page).toContain(`<h2>${ESCAPED}</h2>`)
  expect(page).toContain(`<pre>${ESCAPED}</pre>`)
  expect(page).toContain(`srcdoc="${ESCAPED}"`)
  expect(page.split(`<dd>${ESCAPED} &lt;ana@example.com&gt;</dd>`)).toHaveLength(4)
})
