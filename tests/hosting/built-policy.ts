import { existsSync, readFileSync } from 'node:fs'
import { HOSTS_FOLDER, type HostingPolicy } from '../../hosting/policy.ts'

/** The policy that the build wrote. */
export function builtPolicy(): HostingPolicy {
  const file = `${HOSTS_FOLDER}/policy.json`
  if (!existsSync(file)) throw new Error('There is no build to test: run npm run build')
  return JSON.parse(readFileSync(file, 'utf8')) as HostingPolicy
}
