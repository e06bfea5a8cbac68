import { EventEmitter, once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** The reply at each step of an SMTP session that goes well. */
const SUCCESS = {
  greeting: '220 ready',
  EHLO: '250-localhost\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN',
  HELO: '250 localhost',
  AUTH: '235 authenticated',
  STAR: '502 no TLS',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go ahead',
  /** The first line of the message has arrived; there is no reply, but the server can `drop`. */
  content: '',
  /** The message has arrived completely. */
  end: '250 accepted',
}

type Step = keyof typeof SUCCESS

/**
 * A reply, or one of `silent`, `drip` (an endless reply), `drop` (disconnect) and `hold` (a
 * reply when the test calls `release`). Of a list, each time the next.
 */
export type Script = { [Name in Step]?: string | string[] }

/** Milliseconds between the bytes of an endless reply. */
const DRIP_INTERVAL = 40

/** Runs an SMTP server without TLS that follows a script; other steps go well. */
export async function runScriptedSmtp(script: Script = {}) {
  /** The lines that clients sent, without the messages. */
  const commands: string[] = []
  /** The messages that arrived completely. */
  const messages: string[] = []
  const sockets = new Set<Socket>()
  const held = new EventEmitter()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    converse(socket).catch(() => {
      // The client disconnected, as it should in some tests.
    })
  })

  async function converse(socket: Socket): Promise<void> {
    await act(socket, 'greeting')
    let content: string[] | undefined
    for await (const line of createInterface({ input: socket })) {
      if (content === undefined) {
        commands.push(line)
        const verb = line.slice(0, 4).toUpperCase()
        const reply = await act(socket, verb as Step)
        if (verb === 'DATA' && reply.startsWith('354')) content = []
      } else if (script.content === 'drop') socket.destroy()
      else if (line !== '.') content.push(line)
      else {
        messages.push(content.join('\n'))
        content = undefined
        await act(socket, 'end')
      }
    }
  }

  async function act(socket: Socket, step: Step): Promise<string> {
    const scripted = script[step] ?? SUCCESS[step] ?? '250 ok'
    let reply = typeof scripted === 'string' ? scripted : (scripted.shift() ?? '')
    if (reply === 'hold') [reply] = (await once(held, 'release')) as [string]
    if (reply === 'drop') socket.destroy()
    else if (reply === 'drip') {
      const drip = setInterval(() => socket.write('2'), DRIP_INTERVAL)
      socket.on('close', () => clearInterval(drip))
    } else if (reply !== 'silent' && !socket.destroyed) socket.write(`${reply}\r\n`)
    return reply
  }

  return {
    port: await listen(server),
    commands,
    messages,
    release: (reply: string) => void held.emit('release', reply),
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Lets a server listen at a free port, and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
