import { expect } from 'vitest'
import { cacheLifetimes } from '../../hosting/policy.ts'
import type { RawAnswer } from './raw-request.ts'
import type { HostedRequest } from './requests.ts'

/** What the table looks at in an answer. */
export function partsOf({ status, headers, text, length }: RawAnswer) {
  const {
    'content-encoding': encoding = null,
    'content-type': type,
    allow,
    location,
    vary,
  } = headers
  const lang = /<html lang="([^"]+)">.*<\/html>\s*$/s.exec(text)?.[1]
  const cache = headers['cache-control']
  const leaks = text.includes('devDependencies')
  return { status, encoding, type, allow, location, vary, cache, lang, length, leaks }
}

/** What an answer must have; what the table does not name may be anything. */
export function expectedParts({ method, answer }: HostedRequest): Record<string, unknown> {
  const { status, lang, encoding, type, cache, allow, location } = answer
  const known = {
    // Whatever was asked for: nothing of the project beside the build.
    leaks: false,
    status: expect.toBeOneOf([status].flat()),
    lang: method === 'HEAD' ? undefined : lang,
    length: method === 'HEAD' ? 0 : undefined,
    encoding: encoding === undefined ? undefined : expect.toBeOneOf([encoding].flat()),
    type: type && expect.stringMatching(type),
    cache: cache && cacheLifetimes[cache],
    // Who keeps pages for others must keep one for each host.
    vary: lang && expect.stringContaining('Host'),
    allow,
    location,
  }
  return Object.fromEntries(Object.entries(known).filter(([, part]) => part !== undefined))
}
