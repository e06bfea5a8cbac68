import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { denoPath } from '../../server/deno.ts'

export interface DenoServer {
  url: string
  /** Microseconds of processor time so far; NaN where the system does not tell. */
  cpu: () => number
  stop: () => Promise<void>
}

/** Starts Deno at a free port. What it logs goes nowhere, so that the generator need not read it. */
export async function startDeno(
  args: string[],
  environment: Record<string, string> = {},
): Promise<DenoServer> {
  const child = spawn(denoPath(), args, {
    env: { ...environment, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  let said = ''
  for await (const line of createInterface({ input: child.stderr })) {
    said += `${line}\n`
    const [url] = /http:\/\/\S+/.exec(line) ?? []
    if (url === undefined) continue
    return {
      url,
      cpu: () => cpuOf(child.pid),
      stop: async () => {
        child.kill('SIGTERM')
        await closed
      },
    }
  }
  throw new Error(`Deno did not start:\n${said}`)
}

/** Ticks are hundredths of a second on every Linux that Node runs on (proc_pid_stat(5)). */
function cpuOf(pid: number | undefined): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) * 10_000
  } catch {
    return NaN
  }
}

/** What Deno is told so that it answers every request with nothing, its body read or not. */
export function bareServerArguments(body: 'nothing' | 'read'): string[] {
  const file = fileURLToPath(new URL('bare-server.deno.js', import.meta.url))
  return ['run', '--no-config', '--no-prompt', '--allow-net', file, body]
}
