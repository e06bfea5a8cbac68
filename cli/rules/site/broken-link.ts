import { rangeIn } from '../../core/location.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'
import { onLink } from '../../site/match-content.ts'
import type { BuiltSite } from '../../site/site.ts'
import { nearestPath, resolveTarget } from '../../site/urls.ts'

export default defineRule({
  id: 'broken-link',
  severity: 'error',
  what: {
    en: 'On the built site, in llms.txt and in robots.txt, an internal link leads to a page or file at its exact URL.',
    pt: 'No site gerado, em llms.txt e em robots.txt, um link interno leva à URL exata de uma página ou de um arquivo.',
    es: 'En el sitio generado, en llms.txt y en robots.txt, un enlace interno lleva a la URL exacta de una página o un archivo.',
  },
  why: {
    en: '/en/ and /en.html are not the URL of /en.',
    pt: '/en/ e /en.html não são a URL de /en.',
    es: '/en/ y /en.html no son la URL de /en.',
  },
  check: (site: BuiltSite) => [
    ...site.links.flatMap((link) => {
      const { href, target } = link
      if (target.kind !== 'nowhere' || /^\s*(?:$|#)/.test(href)) return []
      const suggestion = nearestPath(site, target.path)
      return [{ ...onLink(site, link), data: { url: href, suggestion } }]
    }),
    ...inTextFiles(site),
  ],
  problem: {
    en: ({ url }) => `There is nothing at \`${url}\`.`,
    pt: ({ url }) => `Não existe nada em \`${url}\`.`,
    es: ({ url }) => `No hay nada en \`${url}\`.`,
  },
  fix: {
    en: ({ suggestion }) =>
      didYouMean('en', suggestion) ?? 'Correct the URL; src/urls.ts lists all pages.',
    pt: ({ suggestion }) =>
      didYouMean('pt', suggestion) ?? 'Corrija a URL; src/urls.ts lista todas as páginas.',
    es: ({ suggestion }) =>
      didYouMean('es', suggestion) ?? 'Corrija la URL; src/urls.ts enumera todas las páginas.',
  },
  cases: [
    {
      name: 'a link of prose',
      file: 'content/es/services.mdx',
      find: /^---\n\n/m,
      replace: '$&[Ver los planes](‸/es/preco) ',
      also: [
        {
          file: 'dist/es.html',
          find: /(id="servicos"[^]*?<p>)/,
          replace: '$1<a href="/es/preco">Ver los planes</a> ',
        },
      ],
      report: /nothing at `\/es\/preco`\.\n.*`\/es\/precos`\?/,
    },
    {
      name: 'a page with the name of its file',
      file: 'dist/pt-BR.html',
      find: /href="\/pt-BR\/precos" class/,
      replace: '‸href="/pt-BR/precos.html" class',
      report: /`\/pt-BR\/precos`\?/,
    },
    {
      name: 'a page with a slash at the end, for which hosts return 404',
      file: 'dist/pt-PT.html',
      find: /href="\/pt-PT" aria-label/,
      replace: '‸href="/pt-PT/" aria-label',
      report: /`\/pt-PT`\?/,
    },
    {
      name: 'a URL in a text file',
      file: 'dist/llms.txt',
      find: /https:[^)]*\/en\/precos/,
      replace: '‸https://www.farol.example/en/preco',
      report: /Did you mean `https:\/\/www\.farol\.example\/en\/precos`\?/,
    },
    {
      name: 'the URL of the sitemap in robots.txt',
      file: 'dist/robots.txt',
      find: /https:.*/,
      replace: '‸https://www.farol.example/site-map.xml',
      report: /Did you mean `https:\/\/www\.farol\.example\/sitemap\.xml`\?/,
    },
  ],
})

/** URLs of this site in text files: `llms.txt`, and the sitemap in `robots.txt`. */
function inTextFiles(site: BuiltSite) {
  const files = site.texts.filter(({ file }) => file.endsWith('.txt'))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].flatMap((match) => {
      const url = match[0].replace(/[.,;:!?]+$/, '')
      const target = resolveTarget(site, '/', url)
      if (target.kind !== 'nowhere') return []
      const near = nearestPath(site, target.path)
      return [
        {
          file: path,
          place: rangeIn(text, match.index, match.index + url.length),
          pages: [path],
          data: { url, suggestion: near && site.siteUrl + near },
        },
      ]
    }),
  )
}
