import { connect, type Socket } from 'node:net'
import { percentile } from './percentile.ts'

/** What a turn of load found. */
export interface Sample {
  requests: number
  perSecond: number
  /** Microseconds of processor time that the generator took for a request. */
  generator: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers that were not 200. */
  failed: number
}

export interface LoadOptions {
  url: string
  origin: string
  seconds: number
  /** Kept open, each with one request at a time. */
  connections: number
}

const HEAD_END = Buffer.from('\r\n\r\n')

let messages = 0

/**
 * Posts messages over a fixed number of connections, each with a key of its own,
 * as fast as the answers come.
 */
export async function load({ url, origin, seconds, connections }: LoadOptions): Promise<Sample> {
  const { hostname, port } = new URL(url)
  const usage = process.cpuUsage()
  const started = performance.now()
  const end = started + seconds * 1000
  const times: number[] = []
  let failed = 0

  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
      socket.setNoDelay(true)
      socket.on('error', reject)
      let asked = 0
      const ask = () => {
        asked = performance.now()
        socket.write(nextRequest(origin))
      }
      onAnswer(socket, (status) => {
        const now = performance.now()
        times.push(now - asked)
        if (status !== 200) failed++
        if (now < end) return ask()
        socket.destroy()
        resolve()
      })
      ask()
    })
  await Promise.all(Array.from({ length: connections }, visitor))

  const elapsed = performance.now() - started
  const { user, system } = process.cpuUsage(usage)
  const sorted = Float64Array.from(times).toSorted()
  return {
    requests: times.length,
    generator: (user + system) / times.length,
    perSecond: (times.length / elapsed) * 1000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failed,
  }
}

/** The same message for every server, and a key for each, so that none is known already. */
function nextRequest(origin: string): string {
  const body = JSON.stringify({
    name: 'Ana Beatriz Nogueira',
    phone: '+55 21 98765-4321',
    email: 'ana.nogueira@visitor.example',
    message: 'I would like to know more about dashboards for a small shop.\nThank you!',
    website: '',
  })
  const key = `benchmark-message-${messages++}`
  return (
    `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n` +
    `Content-Type: application/json\r\nIdempotency-Key: ${key}\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  )
}

/** Calls for every answer in full. Answers come one by one: none is asked for before the last. */
function onAnswer(socket: Socket, call: (status: number) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    const headEnd = rest.indexOf(HEAD_END)
    if (headEnd === -1) return
    const head = rest.toString('latin1', 0, headEnd)
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
    if (rest.length < headEnd + HEAD_END.length + Number(length)) return
    rest = Buffer.alloc(0)
    call(Number(head.slice(9, 12)))
  })
}
