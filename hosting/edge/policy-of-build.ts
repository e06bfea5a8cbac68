import type { HostingPolicy } from '../policy.ts'

/** The policy of the build that this code is bundled with. */
declare const HOSTING_POLICY: HostingPolicy

export const policy: HostingPolicy = HOSTING_POLICY
