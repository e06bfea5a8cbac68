import { createHash } from 'node:crypto'
import type { Site } from '../src/content/site.ts'
import { isLoopback } from '../supabase/functions/_shared/loopback.ts'
import type { HostingPolicy } from './request-policy.ts'

interface BuildFacts {
  /** The built pages, with their paths in the build. */
  pages: { file: string; html: string }[]
  site: Site
  /**
   * Origin of the Supabase project that the form sends messages to; undefined in the preview of a
   * pull request.
   */
  functionOrigin: string | undefined
}

/**
 * Creates a build's policy; its Content-Security-Policy contains the hashes of the inline code.
 *
 * @throws if the Content-Security-Policy would block part of a page, or allows a host that the
 *   privacy notice does not mention
 */
export function createPolicy(facts: BuildFacts): HostingPolicy {
  const { pages, site } = facts
  const blocked = pages.flatMap(({ file, html }) =>
    forbiddenAttributes(html).map((attribute) => `${file}: ${attribute}`),
  )
  if (blocked.length > 0) {
    throw new Error(
      `The Content-Security-Policy would block these attributes; use a class or a listener:\n${blocked.join('\n')}`,
    )
  }
  const headers = securityHeaders(facts)
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
      // Only the preview of a pull request, which search engines must not index, has no function.
      ...(facts.functionOrigin === undefined && { 'X-Robots-Tag': 'noindex' }),
    },
  }
}

export const POLICY_HEADER = 'Content-Security-Policy'

/** The headers to send with every response. */
export function securityHeaders({ pages, site, functionOrigin }: BuildFacts) {
  const inline = inlineHashes(pages.map(({ html }) => html))
  const flagOrigin = new URL(site.flags.service).origin
  const { analytics } = site.privacy.recipients
  return {
    [POLICY_HEADER]: contentSecurityPolicy(
      inline,
      functionOrigin,
      flagOrigin,
      analytics && new URL(analytics.script).origin,
    ),
    // No includeSubDomains or preload: other services may run on the same domain.
    'Strict-Transport-Security': `max-age=${HSTS_AGE}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not support frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/**
 * The hosts in a Content-Security-Policy that are not among the recipients in the privacy notice.
 * Hosts of this machine are omitted: a build for local use contains the local function.
 */
export function undisclosedHosts(policy: string, { privacy }: Pick<Site, 'privacy'>): string[] {
  const disclosed = Object.values(privacy.recipients).flatMap(({ host }) => host ?? [])
  return policy
    .split(/;?\s+/)
    .filter((source) => URL.canParse(source))
    .map((source) => new URL(source).hostname)
    .filter((host) => !isLoopback(host))
    .filter((host) => !disclosed.some((other) => `.${host}`.endsWith(`.${other}`)))
}

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000

/** Browser features that no page uses. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
]

function contentSecurityPolicy(
  inline: InlineHashes,
  functionOrigin: string | undefined,
  flagOrigin: string,
  analyticsOrigin: string | undefined,
): string {
  const analytics = analyticsOrigin === undefined ? [] : [analyticsOrigin]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...analytics],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", flagOrigin],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(functionOrigin === undefined ? [] : [functionOrigin]),
      ...analytics,
    ],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Scripts cannot create HTML from strings, not even through their own Trusted Types policy.
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Hash sources of inline code, in Content-Security-Policy syntax. */
interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Types of script elements that contain data, which browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json']

const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

/** The distinct hashes of all inline scripts and styles of the pages. */
export function inlineHashes(pages: string[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const html of pages) {
    for (const [, element, attributes = '', code = ''] of html.matchAll(ELEMENT)) {
      if (element === 'style') styles.add(hashSource(code))
      else if (isInlineScript(attributes)) scripts.add(hashSource(code))
    }
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() }
}

/**
 * The attributes of a page that a hash cannot allow: style attributes, event handler attributes and
 * `javascript:` URLs.
 */
export function forbiddenAttributes(html: string): string[] {
  const markup = html.replaceAll(ELEMENT, '')
  const found = markup.matchAll(
    /<[a-z][^>]*?\s((?:style|on[a-z]+)="[^"]*"|(?:href|src|action)="\s*javascript:[^"]*")/gi,
  )
  return Array.from(found, ([, attribute = '']) => attribute)
}

function isInlineScript(attributes: string): boolean {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return !/\ssrc=/.test(attributes) && !DATA_TYPES.includes(type)
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
