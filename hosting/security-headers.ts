import { createHash } from 'node:crypto'
import type { Site } from '../src/content/site.ts'

export interface BuildFacts {
  /** The built pages, with their paths in the build. */
  pages: { file: string; html: string }[]
  site: Site
  /**
   * Origin of the Supabase project that the form sends messages to; undefined in the preview of a
   * pull request.
   */
  functionOrigin: string | undefined
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
