import { createServer, type Server, type ServerResponse } from 'node:http'
import { escapeUTF8 as escape } from 'entities'
import type { Address } from 'postal-mime'
import { isLocalHost } from '../is-local-host.ts'
import type { Inbox, ReceivedMail } from './inbox.ts'

/** Blocks resources in e-mails, and framing of the inbox. The iframe's `sandbox` blocks scripts. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'"

/** Creates an inbox's server: a page, JSON at `/mails.json`, server-sent events at `/events`. */
export function createInboxServer(inbox: Inbox): Server {
  const open = new Set<ServerResponse>()
  inbox.on('received', () => {
    for (const response of open) response.write('data: received\n\n')
  })

  return createServer((request, response) => {
    if (!isLocalHost(request.headers.host)) {
      response.writeHead(403).end()
    } else if (request.url === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('\n')
      open.add(response)
      response.on('close', () => open.delete(response))
    } else if (request.url === '/mails.json') {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(inbox.mails))
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY)
      response.end(inboxPage(inbox.mails))
    }
  })
}

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

/** Returns an inbox as an HTML page that reloads when an e-mail is received. */
export function inboxPage(mails: readonly ReceivedMail[]): string {
  const count = mails.length === 1 ? '1 e-mail' : `${mails.length} e-mails`
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inbox (${mails.length})</title>`,
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>`,
    `<h1>Local inbox</h1><p>${count}. E-mails from the contact form are not delivered.</p>`,
    ...mails.map(article),
    `<script>${SCRIPT}</script></html>`,
  ].join('\n')
}

function article({ envelope, mail }: ReceivedMail): string {
  const rows = {
    From: addresses(mail.from === undefined ? [] : [mail.from]),
    'Reply-To': addresses(mail.replyTo ?? []),
    To: addresses(mail.to ?? []),
    Envelope: `${envelope.from} → ${envelope.to.join(', ')}`,
    Date: mail.date ?? '',
  }
  return `<article>
<h2>${escape(mail.subject ?? '')}</h2>
<dl>${Object.entries(rows)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl>
<pre>${escape(mail.text ?? '')}</pre>
<iframe sandbox title="HTML of the e-mail" srcdoc="${escape(mail.html ?? '')}"></iframe>
</article>`
}

function addresses(list: readonly Address[]): string {
  return list.map(({ name, address }) => (name ? `${name} <${address}>` : `${address}`)).join(', ')
}
