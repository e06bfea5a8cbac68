import { pathIn } from '../../../src/urls.ts'
import { defineRule } from '../../core/rule.ts'
import { attribute } from '../../site/element.ts'
import { onLink } from '../../site/match-content.ts'
import type { BuiltSite } from '../../site/site.ts'

export default defineRule({
  id: 'mixed-language',
  severity: 'error',
  what: {
    en: 'A link leads to a page in the language of its own page.',
    pt: 'Um link leva a uma página no idioma da própria página.',
    es: 'Un enlace lleva a una página en el idioma de la propia página.',
  },
  why: {
    en: 'Only the links to other languages lead elsewhere, and announce it with hreflang.',
    pt: 'Só os links de troca de idioma levam a outra, e o anunciam com hreflang.',
    es: 'Solo los enlaces de cambio de idioma llevan a otra, y lo anuncian con hreflang.',
  },
  check: (site: BuiltSite) =>
    site.links.flatMap((link) => {
      const { page, element, href, target } = link
      if (!page.url || target.kind !== 'page') return []
      // `tests/seo` checks whether the announced language is the right one.
      if (attribute(element, 'hreflang') !== undefined) return []
      const { locale: from, page: name } = page.url
      const { locale: to, page: targetName } = target.url
      // The specification, section 2, defines where the 404 page leads.
      if (to === from || (name === 'notFound' && target.path === '/')) return []
      const suggestion = pathIn(from, targetName) + (target.anchor && `#${target.anchor}`)
      return [{ ...onLink(site, link), data: { href, from, to, suggestion } }]
    }),
  problem: {
    en: ({ href, from, to }) =>
      `A link on a page in ${from} leads to a page in ${to}: \`${href}\`.`,
    pt: ({ href, from, to }) =>
      `Um link de uma página em ${from} leva a uma página em ${to}: \`${href}\`.`,
    es: ({ href, from, to }) =>
      `Un enlace de una página en ${from} lleva a una página en ${to}: \`${href}\`.`,
  },
  fix: {
    en: ({ suggestion }) =>
      `Link to \`${suggestion}\`; only links with hreflang change the language.`,
    pt: ({ suggestion }) => `Use \`${suggestion}\`; só os links com hreflang trocam de idioma.`,
    es: ({ suggestion }) =>
      `Use \`${suggestion}\`; solo los enlaces con hreflang cambian de idioma.`,
  },
  cases: [
    {
      name: 'a link of prose to another language',
      file: 'content/pt-BR/about.mdx',
      find: /^---\n\n/m,
      replace: '$&[Conheça os planos](‸/pt-PT/precos#content) ',
      also: [
        {
          file: 'dist/pt-BR.html',
          find: /(<p>)(?=Somos uma consultoria)/,
          replace: '$1<a href="/pt-PT/precos#content">Conheça os planos</a> ',
        },
      ],
      report: /in pt-BR leads to a page in pt-PT[^]*Link to `\/pt-BR\/precos#content`/,
    },
    {
      name: 'a link to a URL without a language, which is that of another one',
      file: 'dist/es/precos.html',
      find: /href="\/es" aria-label/,
      replace: '‸href="/" aria-label',
      report: /in es leads to a page in pt-PT[^]*Link to `\/es`/,
    },
  ],
})
