import { existsSync, readFileSync } from 'node:fs'
import { fixtureSite } from '../../config/fixture-paths.ts'
import type { HostingPolicy } from '../../hosting/hosting-policy.ts'
import { HOSTS_FOLDER } from '../../hosting/hosts-folder.ts'

/**
 * Reads the hosting policy that a build wrote.
 *
 * @param root a site that `npm run build:fixture` builds; by default, the fixture site
 */
export function builtPolicy(root: string = fixtureSite): HostingPolicy {
  const file = `${root}/${HOSTS_FOLDER}/policy.json`
  if (!existsSync(file)) throw new Error(`There is no ${file}: run npm run build:fixture`)
  return JSON.parse(readFileSync(file, 'utf8')) as HostingPolicy
}
