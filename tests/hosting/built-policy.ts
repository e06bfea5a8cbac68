import { existsSync, readFileSync } from 'node:fs'
import type { HostingPolicy } from '../../hosting/request-policy.ts'
import { fixtureHosts } from '../fixtures/fixture-site.ts'

/** Reads the hosting policy that the build of the fixture site wrote. */
export function builtPolicy(): HostingPolicy {
  const file = `${fixtureHosts}/policy.json`
  if (!existsSync(file)) throw new Error('There is no build to test: run npm run build:fixture')
  return JSON.parse(readFileSync(file, 'utf8')) as HostingPolicy
}
