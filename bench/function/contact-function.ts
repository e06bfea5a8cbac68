import { parseArgs } from 'node:util'
import { functionArguments } from '../../server/contact-function.ts'
import { bareServerArguments, type DenoServer, startDeno } from './deno-server.ts'
import { load, type Sample } from './load.ts'
import { median } from '../percentile.ts'
import { startSmtpSink } from './smtp-sink.ts'

/**
 * How many messages the function takes in a second, how long the slowest of a
 * hundred waits, and how much processor time each costs, beside a Deno server
 * that does nothing. All get the same requests with the same headers and body.
 * All run on this machine and share it with the generator, turn by turn, so that
 * what else the machine does falls on all alike.
 */
const { values } = parseArgs({
  options: {
    /** Seconds of each turn. */
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '7' },
    connections: { type: 'string', default: '32' },
    /** The least ratio of the function without mail to the bare server. */
    goal: { type: 'string', default: '0.6' },
  },
})

const ORIGIN = 'https://www.youdata.example'
const settings = {
  MAIL_FROM: 'site@youdata.example',
  MAIL_FROM_NAME: 'YouData',
  MAIL_TO: 'owner@youdata.example',
  ALLOWED_ORIGINS: ORIGIN,
  RATE_LIMIT_PER_ADDRESS: '1000000000',
  RATE_LIMIT_TOTAL: '1000000000',
  TRUSTED_PROXIES: '0',
}

const sink = await startSmtpSink()
const servers = [
  { name: 'bare', ...(await startDeno(bareServerArguments('nothing'))) },
  { name: 'bare, body read', ...(await startDeno(bareServerArguments('read'))) },
  { name: 'function, no mail', ...(await startFunction({ MAIL_TRANSPORT: 'none' })) },
  {
    name: 'function, SMTP',
    ...(await startFunction({
      MAIL_TRANSPORT: 'smtp',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(sink.port),
      SMTP_SECURE: 'false',
    })),
  },
]

/** Seconds in which a server is made quick before its first turn. */
const WARM_UP = 3

/** What a turn found, and microseconds of the server's processor time for a request. */
type Turn = Sample & { server: number }

try {
  const turns = new Map<string, Turn[]>()
  for (const server of servers) {
    await run(server, WARM_UP)
    turns.set(server.name, [])
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const server of servers) {
      turns.get(server.name)?.push(await run(server, Number(values.seconds)))
    }
  }
  report(turns)
} finally {
  await Promise.all(servers.map(({ stop }) => stop()))
  sink.close()
}

function startFunction(transport: Record<string, string>) {
  return startDeno(functionArguments(), { ...settings, ...transport })
}

async function run({ url, cpu }: DenoServer, seconds: number): Promise<Turn> {
  const before = cpu()
  const connections = Number(values.connections)
  const sample = await load({ url, origin: ORIGIN, seconds, connections })
  return { ...sample, server: (cpu() - before) / sample.requests }
}

function report(turns: Map<string, Turn[]>): void {
  const rows = [...turns].map(([name, taken]) => {
    const middle = (of: (turn: Turn) => number) => median(taken.map(of))
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      figures: [
        [Math.round(middle(({ perSecond }) => perSecond)), 'requests/s'],
        [middle(({ p99 }) => p99), 'ms p99'],
        [middle(({ server }) => server).toFixed(1), 'µs server'],
        [middle(({ generator }) => generator).toFixed(1), 'µs generator'],
      ],
      failed: taken.reduce((sum, { failed }) => sum + failed, 0),
    }
  })
  const [bare, , noMail] = rows.map(({ perSecond }) => perSecond)
  const print = (line: string) => process.stdout.write(`${line}\n`)

  print(`Medians of ${values.rounds} turns; µs are processor time for one request.`)
  for (const { name, perSecond, figures, failed } of rows) {
    const cells = figures.map(([value, unit]) => `${String(value).padStart(6)} ${unit}`)
    const ratio = (perSecond / (bare ?? NaN)).toFixed(2)
    const failures = failed > 0 ? `  ${failed} not 200` : ''
    print(`${name.padEnd(18)}${cells.join('  ')}  ${ratio} of bare${failures}`)
  }
  const ratio = (noMail ?? NaN) / (bare ?? NaN)
  print(`goal: no mail at least ${values.goal} of bare: ${ratio.toFixed(2)}`)
  const reached = ratio >= Number(values.goal)
  if (!reached || rows.some(({ failed }) => failed > 0)) process.exitCode = 1
}
