import { readdirSync } from 'node:fs'
import path from 'node:path'
import { terminalLanguage } from '../../cli/core/report-language.ts'
import { run } from '../../cli/run.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { startScript } from '../scripts/run-script.ts'

const packages = path.join(repository, 'node_modules/.bin')

/** The path of the program that `npx cli` starts. */
export const cliPath = path.join(packages, 'cli')

/** The environment in which `npx` runs `cli`: its `PATH` lets `cli` find `tsx`. */
export const npxEnvironment = {
  ...process.env,
  PATH: `${packages}${path.delimiter}${process.env['PATH']}`,
}

export const commandNames = readdirSync(path.join(repository, 'cli/commands')).map((file) =>
  path.basename(file, '.ts'),
)

export interface CliRun {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs the program in this process, with reports in the language that `LC_ALL` sets. This is much
 * faster than `startCli`.
 */
export async function runCli(args: readonly string[], { LC_ALL = 'C' } = {}): Promise<CliRun> {
  const output = { stdout: '', stderr: '' }
  const code = await run(args, {
    write: (text) => void (output.stdout += text),
    log: (text) => void (output.stderr += text),
    language: terminalLanguage({ LC_ALL }),
    colors: false,
  })
  return { code, ...output }
}

/** Runs the program in a new process, in the repository root. Reports default to English. */
export function startCli(
  args: readonly string[],
  { environment = {}, input = '' }: { environment?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<CliRun> {
  const env = { ...process.env, LC_ALL: 'C', ...environment }
  return startScript(['cli/main.ts', ...args], { env, input })
}
