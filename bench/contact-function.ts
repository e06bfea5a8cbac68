import { parseArgs } from 'node:util'
import { functionArguments } from '../local/contact-function.ts'
import { bareServerArguments, startDeno } from './deno-server.ts'
import { load, type Sample } from './load.ts'
import { median } from './percentile.ts'
import { startSmtpSink } from './smtp-sink.ts'

/**
 * How many messages the function takes in a second, and how long the slowest of
 * a hundred waits, beside a Deno server that does nothing. All run on this
 * machine and share it with the generator, turn by turn, so that what else the
 * machine does falls on all alike.
 */
const { values } = parseArgs({
  options: {
    /** Seconds of each turn. */
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
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
  { name: 'bare Deno.serve', ...(await startDeno(bareServerArguments())) },
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

try {
  const samples = new Map<string, Sample[]>()
  for (const { name, url } of servers) {
    await run(url, 1)
    samples.set(name, [])
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { name, url } of servers) {
      samples.get(name)?.push(await run(url, Number(values.seconds)))
    }
  }
  report(samples)
} finally {
  await Promise.all(servers.map(({ stop }) => stop()))
  sink.close()
}

function startFunction(transport: Record<string, string>) {
  return startDeno(functionArguments(), { ...settings, ...transport })
}

function run(url: string, seconds: number): Promise<Sample> {
  return load({ url, origin: ORIGIN, seconds, connections: Number(values.connections) })
}

function report(samples: Map<string, Sample[]>): void {
  const rows = [...samples].map(([server, taken]) => ({
    server,
    'requests/s': Math.round(median(taken.map(({ perSecond }) => perSecond))),
    'p50 ms': hundredths(median(taken.map(({ p50 }) => p50))),
    'p99 ms': hundredths(median(taken.map(({ p99 }) => p99))),
    'not 200': taken.reduce((sum, { failed }) => sum + failed, 0),
  }))
  const bare = rows[0]?.['requests/s'] ?? 0
  for (const row of rows) {
    const ratio = (row['requests/s'] / bare).toFixed(2)
    const figures = Object.entries(row).map(([name, value]) =>
      name === 'server' ? String(value).padEnd(18) : `${String(value).padStart(7)} ${name}`,
    )
    process.stdout.write(`${[...figures, `${ratio} of bare`].join('  ')}\n`)
  }
  const ratio = (rows[1]?.['requests/s'] ?? 0) / bare
  const failed = rows.some((row) => row['not 200'] > 0)
  process.stdout.write(`goal: no mail at least ${values.goal} of bare: ${ratio.toFixed(2)}\n`)
  if (failed || ratio < Number(values.goal)) process.exitCode = 1
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
