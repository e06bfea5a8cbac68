import { defineRule, type Problem } from '../../core/rule.ts'
import { attribute } from '../../site/element.ts'
import { onElement } from '../../site/origin.ts'
import { headOf, indexablePages, linkElements } from '../../site/page.ts'
import type { BuiltSite } from '../../site/site.ts'
import { canonicalUrl } from '../../site/urls.ts'

type Data =
  { problem: 'missing' | 'repeated' } | { problem: 'wrong'; actual: string; expected: string }

export default defineRule({
  id: 'canonical',
  severity: 'error',
  about: {
    en: `Every page for search engines has one absolute canonical URL.
      That of a page without a language, such as /, is the URL of its copy with one: /pt-PT.`,
    pt: `Cada página para os buscadores tem uma única URL canônica, absoluta.
      A de uma página sem idioma, como /, é a URL da sua cópia com idioma: /pt-PT.`,
    es: `Cada página para los buscadores tiene una sola URL canónica, absoluta.
      La de una página sin idioma, como /, es la URL de su copia con idioma: /pt-PT.`,
  },
  check: (site: BuiltSite) =>
    indexablePages(site.pages).flatMap(({ page, url }): Problem<Data>[] => {
      const [first, second] = linkElements(page, 'canonical')
      if (!first) return [{ ...onElement(site, page, headOf(page)), data: { problem: 'missing' } }]
      if (second) return [{ ...onElement(site, page, second), data: { problem: 'repeated' } }]
      const actual = attribute(first, 'href') ?? ''
      const expected = canonicalUrl(site, url)
      if (actual === expected) return []
      const data: Data = { problem: 'wrong', actual, expected }
      return [{ ...onElement(site, page, first, 'href'), data }]
    }),
  messages: {
    en: {
      missing: `The page has no canonical URL.
        Add a link element with rel="canonical" to its head.`,
      repeated: `The page has two canonical URLs; search engines ignore both.
        Remove one of the link elements with rel="canonical".`,
      wrong: ({ actual, expected }) => `The canonical URL of the page is \`${actual}\`.
        Write the absolute URL \`${expected}\`.`,
    },
    pt: {
      missing: `A página não tem URL canônica.
        Inclua um elemento link com rel="canonical" no head.`,
      repeated: `A página tem duas URLs canônicas; os buscadores ignoram ambas.
        Retire um dos elementos link com rel="canonical".`,
      wrong: ({ actual, expected }) => `A URL canônica da página é \`${actual}\`.
        Escreva a URL absoluta \`${expected}\`.`,
    },
    es: {
      missing: `La página no tiene URL canónica.
        Añada un elemento link con rel="canonical" al head.`,
      repeated: `La página tiene dos URL canónicas; los buscadores no tienen en cuenta ninguna.
        Quite uno de los elementos link con rel="canonical".`,
      wrong: ({ actual, expected }) => `La URL canónica de la página es \`${actual}\`.
        Escriba la URL absoluta \`${expected}\`.`,
    },
  },
  cases: [
    {
      name: 'no canonical URL',
      file: 'dist/en/precos.html',
      find: /<head>([^]*?)<link rel="canonical"[^>]*>/,
      replace: '‸<head>$1',
      report: /has no canonical URL/,
    },
    {
      name: 'two canonical URLs',
      file: 'dist/es/precos.html',
      find: /<link rel="canonical"[^>]*>/,
      replace: '$&‸<link rel="canonical" href="https://www.farol.example/es/precos">',
      report: /two canonical URLs/,
    },
    {
      name: 'its own URL on a page without a language',
      file: 'dist/precos.html',
      find: /(<link rel="canonical" )href="[^"]*"/,
      replace: '$1‸href="https://www.farol.example/precos"',
      report: /URL `https:\/\/www\.farol\.example\/pt-PT\/precos`/,
    },
  ],
})
