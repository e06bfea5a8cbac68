import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { repository } from '../fixtures/fixture-site.ts'

interface Options {
  cwd?: string
  /** The script's complete environment; by default, this process's environment. */
  env?: NodeJS.ProcessEnv
}

let runs = 0

/** Runs a script from this repository in this process, which is much faster than `startScript`. */
export async function runScript(
  [script = '', ...args]: readonly string[],
  { cwd = repository, env = process.env }: Options = {},
) {
  const file = path.join(repository, script)
  const { argv, env: ownEnv, exitCode } = process
  const ownFolder = process.cwd()
  const output = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      output[name] += String(chunk)
      return true
    }),
  )
  process.chdir(cwd)
  const ofScript = { argv: [process.execPath, file, ...args], env: { ...env }, exitCode: undefined }
  Object.assign(process, ofScript)
  try {
    runs += 1
    // A new query makes Node evaluate the script again, but not the modules that it imports.
    await import(`${file}?run=${runs}`)
    return { code: Number(process.exitCode ?? 0), ...output }
  } catch (error) {
    return { code: 1, ...output, stderr: output.stderr + String(error) }
  } finally {
    for (const spy of spies) spy.mockRestore()
    Object.assign(process, { argv, env: ownEnv, exitCode })
    process.chdir(ownFolder)
  }
}

/** Runs a script from this repository in a new process. */
export async function startScript(
  [script = '', ...args]: readonly string[],
  { cwd = repository, env = process.env, input = '' }: Options & { input?: string } = {},
) {
  const command = ['--import', import.meta.resolve('tsx'), path.join(repository, script), ...args]
  const child = spawn(process.execPath, command, { cwd, env })
  // The script may exit before it has read its input.
  child.stdin.on('error', () => {}).end(input)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ])
  return { code, stdout, stderr }
}
