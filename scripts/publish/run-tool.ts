import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { PublishError } from './host-settings.ts'

/**
 * The versions of the hosts' CLIs, which run on the Node version in `.node-version`. The tests use
 * the same versions.
 */
export const toolVersions = {
  'netlify-cli': '24.9.0',
  vercel: '59.25.4',
  wrangler: '4.85.0',
} as const

/** Runs a host's CLI, which `npx` downloads, and returns its output. */
export function runNpx(
  name: keyof typeof toolVersions,
  args: readonly string[],
  options: Options,
): Promise<string> {
  const env = { npm_config_ignore_scripts: 'true', ...options.env }
  return runTool('npx', ['--yes', `${name}@${toolVersions[name]}`, ...args], { ...options, env })
}

/** Creates a folder that only this user can read, and deletes it after use. */
export async function withFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Options {
  cwd?: string
  /** Variables in addition to the few that every program needs; the program gets no others. */
  env?: Record<string, string>
  input?: Readable
  explain?: (code: number) => string
}

/**
 * Runs a program, and passes its standard error through. Secrets belong in the program's
 * environment or in a file, because other users on the machine can read a process's arguments.
 *
 * @returns the program's standard output
 * @throws PublishError if the program cannot be started or fails
 */
export async function runTool(
  command: string,
  args: readonly string[],
  { cwd, env, input, explain }: Options = {},
): Promise<string> {
  const { PATH, HOME, TMPDIR, NODE_OPTIONS, NODE_EXTRA_CA_CERTS } = process.env
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, TMPDIR, NODE_OPTIONS, NODE_EXTRA_CA_CERTS, CI: '1', ...env },
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'inherit'],
  })
  if (child.stdin) {
    // The program may exit before it has read all input; its exit code shows whether it failed.
    child.stdin.on('error', () => {})
    input?.pipe(child.stdin)
  }
  const closed = once(child, 'close').catch(({ message }: Error) => {
    throw new PublishError(`${command} cannot be started: ${message}`)
  })
  const [output, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', closed])
  if (code !== 0) {
    process.stderr.write(output)
    throw new PublishError(explain?.(code) ?? `${command} has failed (exit code ${code}).`)
  }
  return output
}
