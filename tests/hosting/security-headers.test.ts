import { describe, expect, test } from 'vitest'
import {
  elementsIn,
  forbiddenAttributes,
  inlineHashes,
  parseDirectives,
  POLICY_HEADER,
} from '../../hosting/security-headers.ts'
import { builtFiles } from '../fixtures/built-files.ts'
import { builtPolicy } from './built-policy.ts'

const { securityHeaders } = builtPolicy()
const pages = builtFiles('**/*.html')
const directives = parseDirectives(securityHeaders[POLICY_HEADER])

// Mozilla's HTTP Observatory scores most of these headers. Content-Security-Policy is tested below.
test.each([
  ['Strict-Transport-Security', /^max-age=\d{8,}$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^(DENY|SAMEORIGIN)$/],
  ['Referrer-Policy', /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Permissions-Policy', /\bcamera=\(\)/],
])('the header %s has a secure value', (name, value) => {
  expect(securityHeaders[name]).toMatch(value)
})

describe('the Content-Security-Policy', () => {
  test.each([
    ['default-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
  ])('restricts %s to %s', (name, source) => {
    expect(directives.get(name)).toEqual([source])
  })

  test('does not allow any unsafe source', () => {
    const sources = [...directives.values()].flat().join(' ')
    expect(sources).not.toMatch(/unsafe|\*|(?:data|blob|https?):(?!\/\/)|http:\/\/(?!localhost:)/)
  })

  test('allows scripts and styles only from the site itself or, if inline, by their hash', () => {
    const { scripts, styles } = inlineHashes(pages.flatMap(({ text }) => elementsIn(text)))
    expect(Math.min(scripts.length, styles.length)).toBeGreaterThan(0)
    expect(directives.get('script-src')).toEqual(["'self'", ...scripts])
    expect(directives.get('style-src')).toEqual(["'self'", ...styles])
  })

  test.each(pages)('does not block any attribute in $path', ({ text }) => {
    expect(forbiddenAttributes(elementsIn(text))).toEqual([])
  })
})

test.each([
  ['<p style="color:red">', ['style="color:red"']],
  ['<a class="x" onclick="go()">', ['onclick="go()"']],
  ['<a onclick=go()>', ['onclick="go()"']],
  ["<template><p style='color:red'></template>", ['style="color:red"']],
  ['<a href="javascript:go()">', ['href="javascript:go()"']],
  ['<p title="a">style="x"</p><style>p{}</style><script>a=\'<p style="x">\'</script>', []],
])('the attributes that the policy would block are found in %s', (html, found) => {
  expect(forbiddenAttributes(elementsIn(html))).toEqual(found)
})

test('external scripts and data blocks are not hashed', () => {
  const types = ['type="application/ld+json"', 'type="application/json"', 'src="/x.js"']
  const html = types.map((attributes) => `<script ${attributes}>1</script>`).join('')
  expect(inlineHashes(elementsIn(html))).toEqual({ scripts: [], styles: [] })
})
