import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { terminalLanguage } from '../../cli/core/report-language.ts'
import { run } from '../../cli/run.ts'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

const packages = path.join(repository, 'node_modules/.bin')

/** The program that `npx` starts. */
export const CLI = path.join(packages, 'cli')

/** The search path that `npx` sets, so that `cli` finds `tsx`. */
export const PATH = `${packages}${path.delimiter}${process.env['PATH']}`

/** The commands, each in a file of its own. */
export const commandNames = readdirSync(path.join(repository, 'cli/commands')).map((file) =>
  path.basename(file, '.ts'),
)

export interface CliRun {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs the program in this process, with reports in English. This is much faster than `startCliWith`.
 */
export function runCli(...args: string[]): Promise<CliRun> {
  return runCliIn({ LC_ALL: 'C' }, ...args)
}

/** Runs the program in this process, with reports in the language of a locale. */
export async function runCliIn(locale: { LC_ALL: string }, ...args: string[]): Promise<CliRun> {
  const output = { stdout: '', stderr: '' }
  const code = await run(args, {
    write: (text) => void (output.stdout += text),
    log: (text) => void (output.stderr += text),
    language: terminalLanguage(locale),
    colors: false,
  })
  return { code, ...output }
}

/**
 * Runs the program in a new process, in the root of the repository, with reports in English and with
 * additional environment variables.
 */
export function startCliWith(environment: NodeJS.ProcessEnv, ...args: string[]): Promise<CliRun> {
  return startCliAndType('', environment, ...args)
}

/** Runs the program in a new process, with text on its standard input. */
export function startCliAndType(
  input: string,
  environment: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<CliRun> {
  return new Promise((resolve, reject) => {
    const command = ['--import', 'tsx', 'cli/main.ts', ...args]
    const env = { ...process.env, LC_ALL: 'C', ...environment }
    const child = spawn(process.execPath, command, { cwd: repository, env })
    // The program may exit before it has read its input.
    child.stdin.on('error', () => {}).end(input)
    const output = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...output }))
  })
}
