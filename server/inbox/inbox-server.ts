import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Inbox } from './inbox.ts'
import { inboxPage } from './inbox-page.ts'

/** Nothing that stands in a mail may load or run anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'"

/** Shows an inbox in the browser: the mails at `/`, the same as JSON at `/mails.json`. */
export function createInboxServer(inbox: Inbox): Server {
  const watching = new Set<ServerResponse>()
  inbox.on('received', () => {
    for (const response of watching) response.write('data: received\n\n')
  })

  return createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('\n')
      watching.add(response)
      response.on('close', () => watching.delete(response))
    } else if (request.url === '/mails.json') {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(inbox.mails))
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Security-Policy', POLICY)
      response.end(inboxPage(inbox.mails))
    }
  })
}
