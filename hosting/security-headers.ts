import { createHash } from 'node:crypto'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Site } from '../src/content/site.ts'

export interface HeaderFacts {
  inline: InlineHashes
  site: Site
  /**
   * Origin of the Supabase project that the form sends messages to; undefined in the preview of a
   * pull request.
   */
  functionOrigin: string | undefined
}

export const POLICY_HEADER = 'Content-Security-Policy'

/** The headers to send with every response. */
export function securityHeaders({ inline, site, functionOrigin }: HeaderFacts) {
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
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000

/** Browser features that no page uses. */
const deniedFeatures = [
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

/** Returns the sources in a Content-Security-Policy, keyed by directive. */
export function parseDirectives(policy = ''): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** Hash sources for inline code, in Content-Security-Policy syntax. */
interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Types of script elements that browsers do not run, because they contain data. */
const dataTypes = ['application/json', 'application/ld+json']

/** The distinct hashes of all inline scripts and styles. */
export function inlineHashes(elements: readonly Element[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const element of elements) {
    if (element.tagName === 'style') styles.add(hashSource(element))
    else if (element.tagName === 'script' && isInlineScript(element)) {
      scripts.add(hashSource(element))
    }
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() }
}

/**
 * The attributes that a hash alone cannot allow: style attributes, event handler attributes and
 * `javascript:` URLs.
 */
export function forbiddenAttributes(elements: readonly Element[]): string[] {
  return elements
    .flatMap(({ attrs }) => attrs)
    .filter(({ name, value }) => /^(?:style|on.+)$/.test(name) || /^\s*javascript:/i.test(value))
    .map(({ name, value }) => `${name}="${value}"`)
}

type Element = DefaultTreeAdapterTypes.Element

/** All elements in a page's HTML, including those in `<template>` and `<noscript>`. */
export function elementsIn(html: string): Element[] {
  const below = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes.filter(tree.isElementNode).flatMap((child) => {
      const parent =
        'content' in child ? (child as DefaultTreeAdapterTypes.Template).content : child
      return [child, ...below(parent)]
    })
  return below(parse(html, { scriptingEnabled: false }))
}

function isInlineScript({ attrs }: Element): boolean {
  return !attrs.some(
    ({ name, value }) => name === 'src' || (name === 'type' && dataTypes.includes(value)),
  )
}

function hashSource({ childNodes }: Element): string {
  const code = childNodes
    .filter(tree.isTextNode)
    .map(({ value }) => value)
    .join('')
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
