import { escapeUTF8 } from 'entities'
import { contentIn } from '../load-content.tsx'
import { site } from '../settings/site-settings.ts'
import { DEFAULT_LOCALE, locales } from '../locales.ts'
import { color } from '../styles/token-colors.ts'
import { pageUrls, urlsWithoutLanguage, type MetadataFile } from '../urls/page-urls.ts'
import { llmsTxt } from './llms-txt.ts'
import { qrCode } from './qr-code.ts'
import { canonicalUrl, languageVersions, publicUrl } from '../settings/public-urls.ts'

export const metadataFileText: Record<MetadataFile, () => string> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/llms.txt': llmsTxt,
  '/site.webmanifest': webManifest,
  '/.well-known/security.txt': securityContact,
  '/qr-code.svg': qrCode,
}

/** Lists each page in every language, without `lastmod`: texts have no modification date. */
function sitemap(): string {
  // The URLs without a language are duplicates.
  const pages = pageUrls.filter((url) => !urlsWithoutLanguage.includes(url))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((url) => [
      '  <url>',
      `    <loc>${escapeUTF8(canonicalUrl(url))}</loc>`,
      ...languageVersions(url.page).map(
        ({ hreflang, href }) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeUTF8(href)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n')
}

/** Allows everything; pages that should not be indexed have a `robots` meta tag. */
function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${publicUrl('/sitemap.xml')}`, ''].join('\n')
}

/** Returns the web app manifest. Its start URL has no language, so that the host selects one. */
function webManifest(): string {
  const { description } = contentIn[DEFAULT_LOCALE].site.words.pages.landing
  const paper = color('paper-light')
  const manifest = {
    id: '/',
    name: site.brand,
    short_name: site.brand,
    description,
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns the file that says how to report a security problem (RFC 9116). */
function securityContact(): string {
  return [
    `Contact: mailto:${site.security.email}`,
    `Expires: ${site.security.expires}T00:00:00Z`,
    `Preferred-Languages: ${[...new Set(locales.map((locale) => locale.split('-')[0]))].join(', ')}`,
    `Canonical: ${publicUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
