import { proseLink, type SiteFault } from './site-copy.ts'

/** Faults of what a link says and of the language that it leads to. */
export const labelFaults: SiteFault[] = [
  {
    name: 'a link of prose into another language',
    rule: 'mixed-language',
    plant: proseLink(
      { page: 'dist/pt-BR.html', content: 'content/pt-BR/about.mdx' },
      '‸/pt-PT/precos#content',
      'Conheça os planos',
    ),
    says: /in pt-BR leads to a page in pt-PT[^]*Lead to `\/pt-BR\/precos#content`/,
  },
  {
    name: 'a link to an address without a language, which is that of another one',
    rule: 'mixed-language',
    plant: [
      {
        file: 'dist/es/precos.html',
        find: /href="\/es" aria-label/,
        replace: '‸href="/" aria-label',
      },
    ],
    says: /in es leads to a page in pt-PT[^]*Lead to `\/es`/,
  },
  {
    name: 'a flag that announces another language',
    rule: 'hreflang',
    plant: [
      {
        file: 'dist/pt-PT/precos.html',
        find: /href="\/es\/precos" hrefLang="es"/,
        replace: 'href="/es/precos" ‸hrefLang="en"',
      },
    ],
    says: /announces a page in `en` and leads to one in `es`/,
  },
  {
    name: 'a vague link of prose',
    rule: 'link-label',
    plant: proseLink(
      { page: 'dist/es.html', content: 'content/es/contact.mdx' },
      '#contato',
      'Aquí',
    ),
    says: /`Aquí` does not say/,
  },
  {
    name: 'a vague text of a button, on its line of MDX',
    rule: 'link-label',
    key: 'viewPricing',
    plant: [
      {
        file: 'content/en/hero.mdx',
        find: /^viewPricing: .*/m,
        replace: 'viewPricing: ‸Learn more',
      },
      { file: 'dist/en.html', find: />View plans &amp; pricing</, replace: '>Learn more<' },
    ],
    says: /`Learn more` does not say[^]*Seen on: dist\/en\.html/,
  },
  {
    name: 'a vague text before the words for screen readers',
    rule: 'link-label',
    plant: [
      {
        file: 'dist/pt-BR/precos.html',
        find: /<a ([^>]*booking[^>]*)>[^<]*</,
        replace: '‸<a $1>Clique aqui!<',
      },
    ],
    says: /`Clique aqui! \(.*\)` does not say/,
  },
  {
    name: 'a link without words',
    rule: 'link-label',
    plant: [
      {
        file: 'dist/pt-PT/404.html',
        find: /<main [^>]*>/,
        replace: '$&‸<a href="/pt-PT"><svg aria-hidden="true"></svg></a>',
      },
    ],
    says: /The link to `\/pt-PT` has no words/,
  },
]
