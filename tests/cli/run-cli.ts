import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

export interface CliRun {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the real program as a process, in the repository's root; it reports in English. */
export function runCli(...args: string[]): Promise<CliRun> {
  return runCliWith({}, ...args)
}

/** The same, with these variables added to its environment. */
export function runCliWith(environment: NodeJS.ProcessEnv, ...args: string[]): Promise<CliRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['cli/start.js', ...args], {
      cwd: repository,
      env: { ...process.env, LC_ALL: 'C', ...environment },
    })
    const run = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...run }))
  })
}
