import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { repository } from '../fixtures/fixture-site.ts'

/** Runs a script of this repository in a new process, with only these environment variables. */
export async function runScript(
  [script = '', ...args]: readonly string[],
  { cwd = repository, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const command = ['--import', import.meta.resolve('tsx'), path.join(repository, script), ...args]
  const child = spawn(process.execPath, command, { cwd, env })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  return { code, stdout, stderr }
}
