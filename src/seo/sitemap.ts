import { pageUrls, unprefixed } from '../urls.ts'
import { languageVersions } from './language-versions.ts'
import { canonicalUrl } from './canonical-url.ts'

/**
 * The sitemap: every page in every language, each with all its languages. No
 * `lastmod`: when the words of a page last changed, a build does not know.
 */
export function sitemap(): string {
  // The URLs without a language are copies of pages that are listed.
  const pages = pageUrls.filter((address) => !unprefixed.includes(address))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((address) => [
      '  <url>',
      `    <loc>${escapeXml(canonicalUrl(address))}</loc>`,
      ...languageVersions(address.page).map(
        ({ hreflang, href }) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
