import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { close, listen } from '../../server/listen.ts'

/** Runs an HTTP server that records its requests. Use `await using`. */
export async function runHttpServer(respond: (response: ServerResponse) => void) {
  const requests: { target: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requests.push({ target: `${method} ${url}`, headers, body: await text(request) })
    respond(response)
  })
  const url = `http://127.0.0.1:${await listen(server, 'PORT', 0)}`
  return { requests, url, [Symbol.asyncDispose]: () => close(server) }
}

/** Runs a local stub of the Resend API. Use `await using`. */
export async function runResend(respond: (response: ServerResponse) => void) {
  const server = await runHttpServer(respond)
  const settings = {
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_swordfish',
    RESEND_ENDPOINT: `${server.url}/emails`,
  }
  return { ...server, settings }
}
