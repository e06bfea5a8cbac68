import { decoded } from '../../content/site-links.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'
import { onLink } from '../../site/match-content.ts'
import type { Page } from '../../site/page.ts'
import type { BuiltSite, Link } from '../../site/site.ts'

export default defineRule({
  id: 'broken-anchor',
  severity: 'error',
  what: {
    en: 'The part of a link after # is an id on the page that it leads to.',
    pt: 'A parte de um link depois de # é um id da página de destino.',
    es: 'La parte de un enlace que sigue a # es un id de la página de destino.',
  },
  why: {
    en: 'A tab also has one, such as #solucoes/data-squad. Without it, the link leads to the top of the page.',
    pt: 'Uma aba também tem um id, como #solucoes/data-squad. Sem ele, o link leva ao topo da página.',
    es: 'Una pestaña también tiene uno, como #solucoes/data-squad. Sin él, el enlace lleva al inicio de la página.',
  },
  check: (site: BuiltSite) =>
    site.links.flatMap((link) => {
      const { page, anchor } = destinationOf(link)
      if (!page || anchor === '' || anchor === 'top' || page.ids.has(anchor)) return []
      const suggestion = nearest(anchor, [...page.ids.keys()].filter(isForLinks))
      const path = page.url?.path ?? page.file
      return [{ ...onLink(site, link), data: { anchor, page: path, suggestion } }]
    }),
  problem: {
    en: ({ anchor, page }) => `There is no \`#${anchor}\` on the page ${page}.`,
    pt: ({ anchor, page }) => `Não existe \`#${anchor}\` na página ${page}.`,
    es: ({ anchor, page }) => `No existe \`#${anchor}\` en la página ${page}.`,
  },
  fix: {
    en: ({ suggestion }) =>
      didYouMean('en', suggestion && `#${suggestion}`) ??
      'Link to an existing section; src/sections.ts lists them.',
    pt: ({ suggestion }) =>
      didYouMean('pt', suggestion && `#${suggestion}`) ??
      'Indique uma seção que existe; src/sections.ts lista todas.',
    es: ({ suggestion }) =>
      didYouMean('es', suggestion && `#${suggestion}`) ??
      'Indique una sección que exista; src/sections.ts las enumera.',
  },
  cases: [
    {
      name: 'a link of prose to a section that does not exist',
      file: 'content/en/about.mdx',
      find: /^---\n\n/m,
      replace: '$&[Write to our team](‸#contat) ',
      also: [
        {
          file: 'dist/en.html',
          find: /(<p>)(?=We are a consultancy)/,
          replace: '$1<a href="#contat">Write to our team</a> ',
        },
      ],
      report: /no `#contat` on the page \/en\.\nDid you mean `#contato`\?/,
    },
    {
      name: 'a tab that does not exist',
      file: 'dist/es.html',
      find: /href="#solucoes\/data-squad"/,
      replace: '‸href="#solucoes/data-squat"',
      report: /`#solucoes\/data-squad`\?/,
    },
    {
      name: 'a section of another page that does not exist',
      file: 'dist/pt-BR/precos.html',
      find: /href="\/pt-BR#parceiros"/,
      replace: '‸href="/pt-BR#parceiro"',
      report: /on the page \/pt-BR\.\n.*`#parceiros`\?/,
    },
    {
      name: 'an anchor of a 404 page',
      file: 'dist/404.html',
      find: /href="#content"/,
      replace: '‸href="#contents"',
      report: /`#content`\?/,
    },
  ],
})

/** The URL of a 404 page is unknown, so a link can only lead to its own anchors. */
function destinationOf({ page, href, target }: Link): { page: Page | undefined; anchor: string } {
  if (href.startsWith('#')) return { page, anchor: decoded(href.slice(1)) }
  return target.kind === 'page' ? target : { page: undefined, anchor: '' }
}

/** Headings and generated elements have ids for screen readers only. */
function isForLinks(id: string): boolean {
  return !/-title$|^radix|[:«_]/.test(id)
}
