import { spawnSync } from 'node:child_process'

/**
 * Seconds of processor, user and system, that a shell command and all its children
 * take; its output is thrown away.
 *
 * @throws Error where the command fails in another way than by reporting problems
 */
export function cpuSeconds(command: string): number {
  // `times` prints a line for the shell itself, then one for its children.
  const script = `${command} >/dev/null 2>&1; code=$?; times; exit $code`
  const { status, stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(`${command} ended with ${status}`)
  const times = stdout.trimEnd().split('\n').at(-1) ?? ''
  return Array.from(times.matchAll(/(\d+)m([\d.]+)s/g), ([, minutes, seconds]) => {
    return Number(minutes) * 60 + Number(seconds)
  }).reduce((sum, part) => sum + part, 0)
}
