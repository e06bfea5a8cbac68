import { execFileSync } from 'node:child_process'

/**
 * The abbreviated hash of the commit in a folder, with `-dirty` if files differ from it; empty if
 * there is no commit.
 */
export function readCommit(folder: string): string {
  try {
    // Without `--exclude`, the name of a tag could replace the hash.
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
