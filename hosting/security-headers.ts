import type { InlineHashes } from './inline-code.ts'

interface SecurityOptions {
  inline: InlineHashes
  /** Origin of the Supabase project, where the form sends. */
  functionOrigin: string
  /** Origin of the service of the flag pictures. */
  flagOrigin: string
}

/** Powers of a browser that no page of the site asks for. */
const REFUSED_POWERS = [
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

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000

/** The headers of every answer. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    // Not for subdomains and not preloaded: what else runs on the domain is not ours to decide.
    'Strict-Transport-Security': `max-age=${HSTS_AGE}`,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED_POWERS.map((power) => `${power}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function contentSecurityPolicy({ inline, functionOrigin, flagOrigin }: SecurityOptions): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", flagOrigin],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", functionOrigin],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // No script may make HTML of text, not even through a policy of its own.
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
