import { execFileSync } from 'node:child_process'

/** The abbreviated hash of the commit in the current folder; empty if there is none. */
export function readCommit(): string {
  try {
    // `-dirty` follows if files differ from the commit. Tags are of no interest.
    const args = ['describe', '--always', '--dirty', '--exclude=*']
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
