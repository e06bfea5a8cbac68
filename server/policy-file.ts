import { readFileSync, statSync } from 'node:fs'
import type { HostingPolicy } from '../hosting/policy.ts'
import { SettingError } from './settings.ts'

/**
 * The security headers of the build as it is now: another build while the
 * server runs brings other hashes.
 *
 * @param file `policy.json` of the build
 * @throws SettingError where there is none
 */
export function followPolicy(file: string): () => HostingPolicy['securityHeaders'] {
  let changed = 0
  let headers: HostingPolicy['securityHeaders'] = {}
  const read = () => {
    const { mtimeMs } = statSync(file)
    if (mtimeMs !== changed) {
      headers = (JSON.parse(readFileSync(file, 'utf8')) as HostingPolicy).securityHeaders
      changed = mtimeMs
    }
    return headers
  }
  try {
    read()
  } catch {
    throw new SettingError('There is no build yet: run npm run build.')
  }
  return () => {
    try {
      return read()
    } catch {
      // A build is under way.
      return headers
    }
  }
}
