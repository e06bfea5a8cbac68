import type { Address } from 'postal-mime'
import type { ReceivedMail } from './inbox.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  article { margin-top: 2rem; border-top: 1px solid; padding-top: 1rem }
  dl { display: grid; grid-template-columns: 6rem 1fr; gap: 0.25rem 1rem }
  dt { opacity: 0.7 } dd { margin: 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  iframe { width: 100%; height: 16rem; border: 1px solid; background: #fff }
`

const SCRIPT = `new EventSource('/events').onmessage = () => location.reload()`

/** The page that shows the mails, newest first. It reloads when another arrives. */
export function inboxPage(mails: readonly ReceivedMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inbox (${mails.length})</title>`,
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>`,
    `<h1>Local inbox</h1><p>${count}. What the contact form sends here goes no further.</p>`,
    ...mails.map(article),
    `<script>${SCRIPT}</script></html>`,
  ].join('\n')
}

function article({ envelope, mail }: ReceivedMail): string {
  const rows = [
    ['From', addresses(mail.from === undefined ? [] : [mail.from])],
    ['Reply-To', addresses(mail.replyTo ?? [])],
    ['To', addresses(mail.to ?? [])],
    ['Envelope', `${envelope.from} → ${envelope.to.join(', ')}`],
    ['Date', mail.date ?? ''],
  ]
  return `<article>
<h2>${escapeHtml(mail.subject ?? '')}</h2>
<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<pre>${escapeHtml(mail.text ?? '')}</pre>
<iframe sandbox title="HTML of the mail" srcdoc="${escapeHtml(mail.html ?? '')}"></iframe>
</article>`
}

function addresses(list: readonly Address[]): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : `${address}`)).join(', ')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
