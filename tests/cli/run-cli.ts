import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageOf } from '../../cli/core/report-language.ts'
import { run } from '../../cli/run.ts'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

const packages = path.join(repository, 'node_modules/.bin')

/** The program as `npx` starts it. */
export const CLI = path.join(packages, 'cli')

/** As `npx` sets it; `cli` is run by `tsx`. */
export const PATH = `${packages}${path.delimiter}${process.env['PATH']}`

export interface CliRun {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs the program as its process does, in this one: the same arguments, the same code, the
 * same text. It reports in English. What a process adds is the matter of `startCli`.
 */
export function runCli(...args: string[]): Promise<CliRun> {
  return runCliFor({ LC_ALL: 'C' }, ...args)
}

/** The same, for a reader with this locale. */
export async function runCliFor(locale: { LC_ALL: string }, ...args: string[]): Promise<CliRun> {
  const said = { stdout: '', stderr: '' }
  const code = await run(args, {
    write: (text) => void (said.stdout += text),
    log: (text) => void (said.stderr += text),
    language: languageOf(locale),
    colors: false,
  })
  return { code, ...said }
}

/** Runs the real program as a process, in the repository's root; it reports in English. */
export function startCli(...args: string[]): Promise<CliRun> {
  return startCliWith({}, ...args)
}

/** The same, with these variables added to its environment. */
export function startCliWith(environment: NodeJS.ProcessEnv, ...args: string[]): Promise<CliRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(CLI, args, {
      cwd: repository,
      env: { ...process.env, PATH, LC_ALL: 'C', ...environment },
    })
    const said = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...said }))
  })
}
