import { execFileSync } from 'node:child_process'

/**
 * The abbreviated hash of the commit in a folder, with `-dirty` if files differ from it; empty if
 * there is no commit.
 */
export function readCommit(folder: string): string {
  try {
    // Tags are of no interest.
    const args = ['describe', '--always', '--dirty', '--exclude=*']
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
