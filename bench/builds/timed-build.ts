import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

/** A build that is measured from nothing. */
export interface Build {
  name: string
  /** Where it runs. */
  folder: string
  command: string
  environment: Readonly<Record<string, string>>
  /** What an earlier run may have left, relative to the folder. */
  left: readonly string[]
}

/** What one run took, in seconds. */
export interface BuildTime {
  wall: number
  /** Of all processors, in user and system mode, with every child. */
  processor: number
}

/**
 * Runs a build as on a machine that never ran it, its packages installed.
 *
 * @throws where the build fails
 */
export function timeColdBuild({ name, folder, command, environment, left }: Build): BuildTime {
  for (const leftover of left) rmSync(path.join(folder, leftover), { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='%R %U %S'; time { ${command} >&3 2>&1; } 3>&1`],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment } },
  )
  if (status !== 0) throw new Error(`The build of ${name} failed:\n${stdout}`)
  const [wall = Number.NaN, user = 0, system = 0] = stderr.trim().split(' ').map(Number)
  return { wall, processor: user + system }
}
