import { execFileSync } from 'node:child_process'

/**
 * Returns the abbreviated hash of a repository's HEAD, followed by `-dirty` if tracked files differ
 * from it, or an empty string if there is no commit.
 */
export function readCommit(folder: string): string {
  try {
    // Without `--exclude`, a tag name could replace the hash.
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
