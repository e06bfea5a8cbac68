import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export interface RunningDevelopment {
  /** Address of the site, without a slash at its end. */
  url: string
  /** What it has printed so far. */
  printed: () => string
  stop: () => Promise<void>
}

/** What starts the development server, and what npm adds to it. */
export const commands = {
  program: [process.execPath, 'server/start.js', '--dev'],
  npm: ['npm', 'run', 'dev'],
} as const

/** Starts the development server of a project on free ports; it may not answer yet. */
export async function startDevelopment(
  root: string,
  [command, ...args]: readonly [string, ...string[]] = commands.program,
): Promise<RunningDevelopment> {
  const port = await freePort()
  // In a group of its own: npm passes no signal on to what it started.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, FUNCTION_PORT: '0', INBOX_PORT: '0', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const closed = once(child, 'close')
  return {
    url: `http://localhost:${port}`,
    printed: () => said,
    stop: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await closed
    },
  }
}

/** Asks for a page until somebody answers, which may be after this many milliseconds at most. */
export async function firstAnswer(url: string, limit = 60_000): Promise<Response> {
  const end = performance.now() + limit
  for (;;) {
    try {
      return await fetch(url, { headers: { Accept: 'text/html' } })
    } catch (error) {
      if (performance.now() > end) throw error
      await setTimeout(5)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
