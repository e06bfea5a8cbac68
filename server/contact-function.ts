import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { settingNames } from '../supabase/functions/send-contact-email/settings.ts'
import { denoPath, functionFile, offlineFlags } from './deno.ts'

interface ContactFunctionOptions {
  /** 0 selects any free port. */
  port: number
  settings: Record<string, string>
  preload?: string
  log?: (line: string) => void
}

/**
 * Starts the contact function in Deno, with only the permissions that it needs.
 *
 * @throws Error with Deno's output if the function does not start
 */
export async function startContactFunction(options: ContactFunctionOptions) {
  const { port, settings, preload, log = () => {} } = options
  const child = spawn(denoPath(), functionArguments(preload), {
    env: { ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Not 'exit', which can be emitted before all output has been read.
  const ended = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    const output: string[] = []
    const read = (line: string) => {
      output.push(line)
      const [, actual] = /Listening on http:\/\/[^:]+:(\d+)/.exec(line) ?? []
      if (actual === undefined) log(line)
      else resolve(`http://localhost:${actual}`)
    }
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', read)
    }
    void ended.then(() => reject(new Error(output.join('\n'))), reject)
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return { url, pid: child.pid, ended, stop }
}

function functionArguments(preload: string | undefined): string[] {
  const preloads = [fileURLToPath(new URL('exit-with-parent.js', import.meta.url)), preload ?? []]
  return [
    'run',
    ...offlineFlags,
    // A missing permission must cause an error, not a prompt.
    '--no-prompt',
    // PG*: variables such as PGHOST, which the PostgreSQL client reads.
    `--allow-env=${settingNames.join(',')},PG*`,
    '--allow-sys=hostname',
    '--allow-net',
    ...preloads.flat().flatMap((file) => ['--preload', file]),
    functionFile('send-contact-email/index.ts'),
  ]
}
