import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const CLI = 'tests/platforms/node_modules/supabase/dist/supabase.js'

/**
 * Runs the Supabase CLI for the project in a folder, which also serves as the CLI's home folder.
 *
 * @returns the CLI's output
 */
export async function runSupabase(
  project: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: project,
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    ...environment,
  }
  const always = ['--yes', '--agent=no', `--workdir=${project}`]
  const command = [CLI, ...args, ...always]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env })
  return stdout + stderr
}
