import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { denoPath } from '../local/deno.ts'

export interface DenoServer {
  url: string
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
      stop: async () => {
        child.kill('SIGTERM')
        await closed
      },
    }
  }
  throw new Error(`Deno did not start:\n${said}`)
}

/** What Deno is told so that it answers every request with nothing. */
export function bareServerArguments(): string[] {
  const file = fileURLToPath(new URL('bare-server.deno.js', import.meta.url))
  return ['run', '--no-config', '--no-prompt', '--allow-net', file]
}
