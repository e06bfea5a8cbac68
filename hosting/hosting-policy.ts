import { dataRecipients, type Site } from '../src/content/site.ts'
import { isLoopback } from '../supabase/functions/_shared/loopback.ts'
import {
  elementsIn,
  forbiddenAttributes,
  inlineHashes,
  parseDirectives,
  POLICY_HEADER,
  securityHeaders,
  type HeaderFacts,
} from './security-headers.ts'

/** The build data that every host needs, written to `dist-hosts/policy.json`. */
export interface HostingPolicy {
  /** Part of a host name that selects pt-BR for the two URLs without a language. */
  brazilianDomainMarker: string
  securityHeaders: Readonly<Record<string, string>>
}

interface BuildFacts extends Omit<HeaderFacts, 'inline'> {
  /** The built pages, with their paths in the build. */
  pages: { file: string; html: string }[]
}

/**
 * Creates a build's policy; its Content-Security-Policy contains the hashes of the inline code.
 *
 * @throws if the Content-Security-Policy would block part of a page, or would permit connections to
 *   a host that the privacy notice does not mention
 */
export function createHostingPolicy({ pages, site, functionOrigin }: BuildFacts): HostingPolicy {
  const parsed = pages.map(({ file, html }) => ({ file, elements: elementsIn(html) }))
  const blocked = parsed.flatMap(({ file, elements }) =>
    forbiddenAttributes(elements).map((attribute) => `${file}: ${attribute}`),
  )
  if (blocked.length > 0) {
    throw new Error(
      `The Content-Security-Policy would block these attributes; use a class or a listener:\n${blocked.join('\n')}`,
    )
  }
  const inline = inlineHashes(parsed.flatMap(({ elements }) => elements))
  const headers = securityHeaders({ inline, site, functionOrigin })
  const undisclosed = undisclosedHosts(headers[POLICY_HEADER], site)
  if (undisclosed.length > 0) {
    throw new Error(
      `The privacy notice does not mention ${undisclosed.join(', ')}, which pages connect to. ` +
        'Add each as the `host` of a recipient in `privacy` of content/site.yaml.',
    )
  }
  return {
    brazilianDomainMarker: site.brazilianDomainMarker,
    securityHeaders: {
      ...headers,
      // Only a pull request's preview lacks a function; search engines must not index previews.
      ...(functionOrigin === undefined && { 'X-Robots-Tag': 'noindex' }),
    },
  }
}

/**
 * The hosts in a Content-Security-Policy that belong to no recipient in the privacy notice.
 * Loopback hosts are omitted, because a build for local use connects to the local function.
 */
export function undisclosedHosts(policy: string, site: Site): string[] {
  const disclosed = dataRecipients(site).flatMap(({ host }) => host ?? [])
  return [...parseDirectives(policy).values()]
    .flat()
    .filter((source) => URL.canParse(source))
    .map((source) => new URL(source).hostname)
    .filter((host) => !isLoopback(host))
    .filter((host) => !disclosed.some((other) => `.${host}`.endsWith(`.${other}`)))
}
