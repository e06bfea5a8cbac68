import { readFile, writeFile } from 'node:fs/promises'
import { pageUrls, pathIn, type PageUrl } from '../../../src/urls.ts'
import { locales } from '../../../src/locales.ts'
import { site } from '../../fixtures/words.ts'
import type { ContentCopy } from '../../../cli/core/self-test.ts'

export const { siteUrl } = site

/** Gives a copy of the site all that a page may say to other sites, and nothing of its own kind besides. */
export async function dress(copy: ContentCopy): Promise<void> {
  for (const address of pageUrls) {
    const file = copy.path(`dist/${address.file}`)
    const html = await readFile(file, 'utf8')
    const bare = html.replace(/<meta (?:property|name)="(?:og|twitter):[^>]*>/g, '')
    await writeFile(
      file,
      bare.replace('</title>', () => `</title>${metas(address)}`),
    )
  }
  await copy.write('dist/share.png', 'a picture')
  await copy.write('dist/sitemap.xml', sitemap())
  await copy.write('dist/robots.txt', `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`)
  await copy.write('dist/llms.txt', `# A site\n\n- [Prices](${siteUrl}/en/precos).\n`)
  await copy.write('dist/site.webmanifest', '{"start_url": "/", "icons": [{"src": "/icon.svg"}]}')
}

function metas({ locale, page }: PageUrl): string {
  return Object.entries({
    'og:title': 'A title',
    'og:type': 'website',
    'og:url': siteUrl + pathIn(locale, page),
    'og:image': `${siteUrl}/share.png`,
    'og:locale': locale.replace('-', '_'),
    'twitter:image': 'https://images.example.com/share.png',
  })
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')
}

/** One line for each entry. */
function sitemap(): string {
  const entries = (['landing', 'pricing'] as const).flatMap((page) =>
    locales.map((own) => {
      const tags = [...locales.map((tag) => [tag, tag] as const), ['x-default', 'pt-PT'] as const]
      const links = tags.map(
        ([tag, locale]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${pathIn(locale, page)}"/>`,
      )
      return `<url><loc>${siteUrl}${pathIn(own, page)}</loc>${links.join('')}</url>\n`
    }),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  )
}
