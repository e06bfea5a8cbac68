import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { settingNames } from '../supabase/functions/send-contact-email/settings.ts'
import { denoPath, functionFile, offlineFlags } from './deno.ts'

/** What Deno says once the function answers. */
const LISTENING = /Listening on http:\/\/[^:]+:(\d+)/

interface ContactFunctionOptions {
  /** 0 takes a free one. */
  port: number
  /** Environment variables of the function. */
  settings: Record<string, string>
  /** A module that Deno runs first. */
  preload?: string
  /** Receives what the function logs, line by line. */
  log?: (line: string) => void
}

export interface ContactFunction {
  url: string
  /** Settles when Deno has ended, whatever ended it. */
  ended: Promise<unknown>
  stop: () => Promise<void>
}

/**
 * Starts the real function under Deno, with no more rights than it needs.
 *
 * @throws with what Deno said, where the function does not start
 */
export async function startContactFunction({
  port,
  settings,
  preload,
  log = () => {},
}: ContactFunctionOptions): Promise<ContactFunction> {
  const child = spawn(denoPath(), functionArguments(preload), {
    env: { ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Not 'exit': by then, what Deno said may not have been read yet.
  const closed = once(child, 'close')
  const said: string[] = []

  const listening = new Promise<string>((resolve, reject) => {
    const hear = (line: string) => {
      said.push(line)
      const [, actual] = LISTENING.exec(line) ?? []
      if (actual === undefined) log(line)
      else resolve(`http://localhost:${actual}`)
    }
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', hear)
    }
    void closed.then(() => reject(new Error(said.join('\n'))))
  })
  return {
    url: await listening,
    ended: closed,
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
  }
}

/** What Deno is told so that it runs the function. */
export function functionArguments(preload?: string): string[] {
  return [
    ...functionRights(),
    '--preload',
    fileURLToPath(new URL('exit-with-parent.js', import.meta.url)),
    ...(preload === undefined ? [] : ['--preload', preload]),
    functionFile('send-contact-email/index.ts'),
  ]
}

/** Arguments that let Deno run a program with the packages and the rights of the function. */
export function functionRights(): string[] {
  return [
    'run',
    ...offlineFlags,
    // Without it, a right that is missing would make a terminal wait for an answer.
    '--no-prompt',
    `--allow-env=${settingNames.join(',')}`,
    '--allow-sys=hostname',
    '--allow-net',
  ]
}
