import type { SiteFault } from './site-copy.ts'

const site = 'https://www.farol.example'

/** Faults of what a page tells search engines and other machines. */
export const headFaults: SiteFault[] = [
  {
    name: 'no canonical address',
    rule: 'canonical',
    plant: [
      { file: 'dist/en.html', find: /<head>/, replace: '‸<head>' },
      { file: 'dist/en.html', find: /<link rel="canonical"[^>]*>/, replace: '' },
    ],
    says: /does not name its own address[^]*src\/seo\/document-head\.tsx/,
  },
  {
    name: 'two canonical addresses',
    rule: 'canonical',
    plant: [
      {
        file: 'dist/es.html',
        find: /<link rel="canonical"[^>]*>/,
        replace: `$&‸<link rel="canonical" href="${site}/es">`,
      },
    ],
    says: /two addresses as its own/,
  },
  {
    name: 'an address without a language that names itself, not its twin',
    rule: 'canonical',
    plant: [
      {
        file: 'dist/precos.html',
        find: /(<link rel="canonical" )href="[^"]*"/,
        replace: `$1‸href="${site}/precos"`,
      },
    ],
    says: /Write `https:\/\/www\.farol\.example\/pt-PT\/precos`/,
  },
  {
    name: 'a language that the page does not name',
    rule: 'hreflang',
    plant: [
      { file: 'dist/pt-BR.html', find: /<head>/, replace: '‸<head>' },
      { file: 'dist/pt-BR.html', find: /<link rel="alternate" hrefLang="es"[^>]*>/, replace: '' },
    ],
    says: /does not name its twin in `es`/,
  },
  {
    name: 'a page that does not name itself',
    rule: 'hreflang',
    plant: [
      { file: 'dist/es/precos.html', find: /<head>/, replace: '‸<head>' },
      {
        file: 'dist/es/precos.html',
        find: /<link rel="alternate" hrefLang="es"[^>]*>/,
        replace: '',
      },
    ],
    says: /does not name its twin in `es`/,
  },
  {
    name: 'no default language',
    rule: 'hreflang',
    plant: [
      { file: 'dist/en/precos.html', find: /<head>/, replace: '‸<head>' },
      {
        file: 'dist/en/precos.html',
        find: /<link rel="alternate" hrefLang="x-default"[^>]*>/,
        replace: '',
      },
    ],
    says: /does not name its twin in `x-default`/,
  },
  {
    name: 'a language twice',
    rule: 'hreflang',
    plant: [
      {
        file: 'dist/pt-PT.html',
        find: /(<link rel="alternate" )(hrefLang="en"[^>]*>)/,
        replace: '$1$2$1‸$2',
      },
    ],
    says: /two twins in `en`/,
  },
  {
    name: 'a language that the site does not have',
    rule: 'hreflang',
    plant: [
      {
        file: 'dist/index.html',
        find: /(<link rel="alternate" )(hrefLang="en")/,
        replace: `$1‸hrefLang="en-UK" href="${site}/en">$1$2`,
      },
    ],
    says: /no language `en-UK`/,
  },
  {
    name: 'a language that leads to another page',
    rule: 'hreflang',
    plant: [
      {
        file: 'dist/pt-PT/precos.html',
        find: /(hrefLang="en" )href="[^"]*"/,
        replace: `$1‸href="${site}/en"`,
      },
    ],
    says: /Write `https:\/\/www\.farol\.example\/en\/precos`, in full/,
  },
  {
    name: 'a default language that leads to none',
    rule: 'hreflang',
    plant: [
      {
        file: 'dist/pt-BR/precos.html',
        find: /(hrefLang="x-default" )href="[^"]*"/,
        replace: '$1‸href="/precos"',
      },
    ],
    says: /Write `https:\/\/www\.farol\.example\/pt-PT\/precos`, in full/,
  },
  {
    name: 'structured data that are no JSON',
    rule: 'structured-data',
    plant: [
      {
        file: 'dist/en.html',
        find: /<\/title>/,
        replace: '$&‸<script type="application/ld+json">{"a":1,}</script>',
      },
    ],
    says: /This is no JSON/,
  },
  {
    name: 'structured data that lead nowhere',
    rule: 'structured-data',
    plant: [
      {
        file: 'dist/es.html',
        find: /<\/title>/,
        replace: `$&‸<script type="application/ld+json">{"url":"${site}/es/preco"}</script>`,
      },
    ],
    says: /`https:\/\/www\.farol\.example\/es\/precos`\?/,
  },
  {
    name: 'structured data in another language',
    rule: 'structured-data',
    plant: [
      {
        file: 'dist/pt-BR.html',
        find: /<\/title>/,
        replace: '$&‸<script type="application/ld+json">{"inLanguage":"pt"}</script>',
      },
    ],
    says: /Write `pt-BR`, the language of the page/,
  },
]
