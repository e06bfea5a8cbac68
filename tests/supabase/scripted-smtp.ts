import { EventEmitter, once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/**
 * The replies at the steps of an SMTP session. Steps without a reply succeed. A reply is a line
 * such as `451 later`, or a keyword: `silent` (no reply), `drop` (disconnect) or `hold` (wait until
 * the test calls `release`). Any other text is sent unchanged. The replies in a list are used in
 * order. A test may change the script while the server runs. `again` replaces `mail` for every
 * e-mail on a connection except the first. `body` is the step before the server reads an e-mail,
 * and `data` the step afterwards. A function for `data` receives the e-mail.
 */
export type Script = { [Step in Steps]?: string | string[] | ((email: string) => string) }
type Steps = 'connect' | 'auth' | 'mail' | 'again' | 'rcpt' | 'body' | 'data'

/** Runs an SMTP server that follows a script. Without `tls`, it does not support TLS. */
export async function runScriptedSmtp(script: Script = {}, tls?: SMTPServerOptions, port = 0) {
  /** An entry for each password and each e-mail that arrived, such as `e-mail, encrypted: true`. */
  const received: string[] = []
  const accepted: string[] = []
  const steps: Steps[] = []
  const sockets = new Set<Socket>()
  const held = new EventEmitter().setMaxListeners(0)

  const reply = async (step: Steps, done: (error?: Error) => void, email = '') => {
    steps.push(step)
    const scripted = script[step] ?? ''
    let text =
      typeof scripted === 'function'
        ? scripted(email)
        : typeof scripted === 'string'
          ? scripted
          : (scripted.shift() ?? '')
    if (text === 'hold') [text] = (await once(held, 'release')) as [string]
    if (text === 'drop') for (const socket of sockets) socket.destroy()
    else if (text === '' || text.startsWith('250')) done()
    else if (text !== 'silent') {
      const [, code, message] = /^(\d+) (.*)/.exec(text) ?? []
      if (code) done(Object.assign(new Error(message), { responseCode: Number(code) }))
      else for (const socket of sockets) socket.write(`${text}\r\n`)
    }
  }

  const server = new SMTPServer({
    ...(tls ?? { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    authOptional: true,
    disableReverseLookup: true,
    onConnect: (_session, done) => reply('connect', done),
    onAuth: ({ password }, session, done) => {
      received.push(`${password}, encrypted: ${session.secure}`)
      return reply('auth', (error) => done(error, { user: 'site' }))
    },
    onMailFrom: (_address, { transaction }, done) =>
      reply(transaction > 1 ? 'again' : 'mail', done),
    onRcptTo: (_address, _session, done) => reply('rcpt', done),
    onData: (stream, session, done) => {
      void reply('body', async () => {
        const email = await readText(stream).catch(() => undefined)
        // The client disconnected.
        if (email === undefined) return
        received.push(`e-mail, encrypted: ${session.secure}`)
        const accept = (error?: Error) => {
          if (error === undefined) accepted.push(/^Message-ID: (.*)$/m.exec(email)?.[1] ?? '')
          done(error)
        }
        void reply('data', accept, email)
      })
    },
  })
  // Ignores errors, because clients cause them by disconnecting or aborting the TLS handshake.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    accepted,
    steps,
    release: (text: string) => void held.emit('release', text),
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
