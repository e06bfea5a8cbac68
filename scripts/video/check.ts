import { planVideos } from './plan.ts'
import { formatStale, staleLocales } from './stale.ts'

/**
 * Whether the demo videos show what the content says.
 *
 * @param root of the repository
 * @returns what the process is to exit with, and what it says
 */
export async function checkVideos(root: string): Promise<{ code: 0 | 1; said: string }> {
  const stale = await staleLocales(root, await planVideos(root))
  return stale.length > 0
    ? { code: 1, said: formatStale(stale) }
    : { code: 0, said: 'The demo videos show what the content says.' }
}
