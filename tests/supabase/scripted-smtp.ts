import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What a server does at a step: a reply, or one of the ways to misbehave. */
export type Step = string | 'silent' | 'drip' | 'drop' | (() => Promise<string>)

/** Steps of an SMTP dialogue; those left out go well. */
export interface Script {
  greeting?: Step
  EHLO?: Step
  HELO?: Step
  AUTH?: Step
  MAIL?: Step
  RCPT?: Step
  DATA?: Step
  /** The message has begun to arrive; only `drop` says anything here. */
  content?: 'drop'
  /** The message has arrived. */
  end?: Step
}

const GOOD: Required<Omit<Script, 'content'>> = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN',
  HELO: '250 here',
  AUTH: '235 come in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 taken',
}

/** Replies to what no script is about; no TLS is offered. */
const OTHERS: Record<string, string> = { QUIT: '221 bye', STAR: '502 no TLS here' }

/** Milliseconds between the bytes of a server that drips. */
const DRIP = 40

export interface ScriptedSmtp {
  port: number
  /** What clients said, line by line, without the messages. */
  commands: string[]
  /** Messages that arrived in full, as sent. */
  messages: string[]
  close: () => Promise<void>
}

/** An SMTP server that misbehaves as told. */
export async function runScriptedSmtp(script: Script = {}): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>()
  const commands: string[] = []
  const messages: string[] = []

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    converse(socket, script, commands, messages).catch(() => {
      // The client hung up; some of these scripts are meant to make it.
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    messages,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

async function converse(socket: Socket, script: Script, commands: string[], messages: string[]) {
  const play = (name: keyof typeof GOOD) => act(socket, script[name] ?? GOOD[name])
  let buffer = ''
  let inMessage = false

  await play('greeting')
  for await (const chunk of socket) {
    buffer += String(chunk)
    for (;;) {
      if (inMessage && script.content === 'drop') return socket.destroy()
      const mark = inMessage ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(mark)
      if (at === -1) break
      const said = buffer.slice(0, at)
      buffer = buffer.slice(at + mark.length)
      if (inMessage) {
        messages.push(said)
        inMessage = false
        await play('end')
        continue
      }
      commands.push(said)
      const verb = said.slice(0, 4).toUpperCase()
      if (verb === 'DATA') {
        await play('DATA')
        inMessage = (script.DATA ?? GOOD.DATA).toString().startsWith('354')
      } else if (isStep(verb)) await play(verb)
      else await act(socket, OTHERS[verb] ?? '250 ok')
    }
  }
}

function isStep(verb: string): verb is 'EHLO' | 'HELO' | 'AUTH' | 'MAIL' | 'RCPT' {
  return verb in GOOD && verb !== 'DATA'
}

async function act(socket: Socket, step: Step): Promise<void> {
  if (step === 'silent') return
  if (step === 'drop') return void socket.destroy()
  if (step === 'drip') {
    const drip = setInterval(() => socket.write('2'), DRIP)
    socket.on('close', () => clearInterval(drip))
    return
  }
  const reply = typeof step === 'string' ? step : await step()
  if (!socket.destroyed) socket.write(`${reply}\r\n`)
}
