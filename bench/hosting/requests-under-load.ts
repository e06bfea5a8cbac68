import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { globSync } from 'tinyglobby'
import { nginxPath, startNginx, type RunningServer } from '../../tests/hosting/nginx-server.ts'

/**
 * Whether a server loses requests under a steady load: pages and files, as
 * browsers ask for them, from a process of its own. nginx stands beside ours
 * where there is one (`NGINX_PATH`).
 */
const { values } = parseArgs({
  options: {
    /** Requests in a second. */
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '50' },
  },
})
const rate = Number(values.rate)
const seconds = Number(values.seconds)

/** Share of the rate that must have been answered; the rest is the start of the generator. */
const LEAST_SHARE = 0.97

const script = globSync('dist/assets/*.js')[0]?.replace(/^dist/, '') ?? ''
const nginx = await nginxPath()

const lost = [await measure('our server', startOwnProcess)]
if (nginx === undefined) process.stdout.write('nginx         is not here: set NGINX_PATH\n')
else lost.push(await measure('nginx', () => startNginx(nginx)))
if (lost.includes(true)) process.exitCode = 1

/** @returns whether anything was lost */
async function measure(name: string, start: () => Promise<RunningServer>): Promise<boolean> {
  const server = await start()
  const headers = { host: 'www.youdata.com.br', 'accept-encoding': 'gzip, deflate, br' }
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: Number(values.connections),
    duration: seconds,
    overallRate: rate,
    requests: ['/', '/en', '/en/precos', script, '/icon.svg'].map((path) => ({ path, headers })),
  })
  await server.stop()

  const { latency, errors, timeouts, non2xx, requests } = result
  const figures = [
    `${requests.total} answered of ${rate * seconds}`,
    `${errors} errors`,
    `${timeouts} timeouts`,
    `${non2xx} not 200`,
    `p50 ${latency.p50} ms`,
    `p99 ${latency.p99} ms`,
    `longest ${latency.max} ms`,
  ]
  process.stdout.write(`${name.padEnd(12)}  ${figures.join(', ')}\n`)
  return errors + timeouts + non2xx > 0 || requests.total < rate * seconds * LEAST_SHARE
}

async function startOwnProcess(): Promise<RunningServer> {
  const file = new URL('serve-site.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    port: Number(line),
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
  }
}
