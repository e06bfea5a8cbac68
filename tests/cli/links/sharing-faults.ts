import { siteUrl } from './dressed-site.ts'
import type { SiteFault } from './site-copy.ts'

/** Faults of what other sites read: sharing, sitemap, manifest. All fit into one copy. */
export const sharingFaults: SiteFault[] = [
  {
    name: 'a property that the protocol demands',
    rule: 'open-graph',
    plant: [
      { file: 'dist/en.html', find: /<head>/, replace: '‸<head>' },
      { file: 'dist/en.html', find: /<meta property="og:url"[^>]*>/, replace: '' },
    ],
    says: /The page has no `og:url`/,
  },
  {
    name: 'a picture without the address of its site',
    rule: 'open-graph',
    plant: [
      {
        file: 'dist/es.html',
        find: /(property="og:image" )content="[^"]*"/,
        replace: '$1‸content="/share.png"',
      },
    ],
    says: /means nothing on another site/,
  },
  {
    name: 'a picture that is not in the build',
    rule: 'open-graph',
    plant: [
      {
        file: 'dist/pt-BR.html',
        find: /(property="og:image" )content="[^"]*"/,
        replace: `$1‸content="${siteUrl}/shere.png"`,
      },
    ],
    says: /Did you mean `https:\/\/www\.farol\.example\/share\.png`\?/,
  },
  {
    name: 'the address of another page',
    rule: 'open-graph',
    plant: [
      {
        file: 'dist/index.html',
        find: /(property="og:url" )content="[^"]*"/,
        replace: `$1‸content="${siteUrl}/"`,
      },
    ],
    says: /On this page it is `https:\/\/www\.farol\.example\/pt-PT`/,
  },
  {
    name: 'another language',
    rule: 'open-graph',
    plant: [
      { file: 'dist/pt-BR/precos.html', find: /content="pt_BR"/, replace: '‸content="pt_PT"' },
    ],
    says: /On this page it is `pt_BR`/,
  },
  {
    name: 'an icon of the manifest',
    rule: 'missing-asset',
    plant: [{ file: 'dist/site.webmanifest', find: /icon\.svg/, replace: 'icons.svg' }],
    at: 'dist/site.webmanifest:1:1',
    says: /`\/icon\.svg`\?/,
  },
  {
    name: 'an address in a text for machines',
    rule: 'broken-link',
    plant: [{ file: 'dist/llms.txt', find: /https.*precos/, replace: `‸${siteUrl}/en/preco` }],
    says: /Did you mean `https:\/\/www\.farol\.example\/en\/precos`\?/,
  },
  {
    name: 'robots.txt names another file',
    rule: 'sitemap',
    plant: [{ file: 'dist/robots.txt', find: /https:.*/, replace: `‸${siteUrl}/site-map.xml` }],
    says: /names a sitemap that is not there/,
  },
  {
    name: 'a page that is not there',
    rule: 'sitemap',
    plant: [entry(`${siteUrl}/en/prices`)],
    says: /Nothing stands at `https:\/\/www\.farol\.example\/en\/prices`/,
  },
  {
    name: 'an address that is not the canonical one',
    rule: 'sitemap',
    plant: [entry(`${siteUrl}/`)],
    says: /is not the address that its page names/,
  },
  {
    name: 'a page twice',
    rule: 'sitemap',
    plant: [entry(`${siteUrl}/en`)],
    says: /named twice/,
  },
  {
    name: 'other languages than the page',
    rule: 'sitemap',
    plant: [
      {
        file: 'dist/sitemap.xml',
        find: /<loc>([^<]*\/es)<\/loc>(.*?)hreflang="en"/,
        replace: '‸<loc>$1</loc>$2hreflang="en-GB"',
      },
    ],
    says: /lacks `en https:\/\/www\.farol\.example\/en` and adds `en-GB /,
  },
  {
    name: 'a page that is left out',
    rule: 'sitemap',
    plant: [
      { file: 'dist/sitemap.xml', find: /<url><loc>[^<]*\/es\/precos<\/loc>.*/, replace: '' },
    ],
    at: 'dist/sitemap.xml:1:1',
    says: /`https:\/\/www\.farol\.example\/es\/precos` is missing/,
  },
]

function entry(address: string) {
  return {
    file: 'dist/sitemap.xml',
    find: /<\/urlset>/,
    replace: `<url>‸<loc>${address}</loc></url>\n</urlset>`,
  }
}
