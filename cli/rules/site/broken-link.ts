import { percentDecode } from '../../../src/urls/page-urls.ts'
import { toRange } from '../../core/location.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { closestSpelling } from '../../core/suggestion.ts'
import { onUrl } from '../../built-site/locate.ts'
import type { Page } from '../../built-site/page.ts'
import type { BuiltSite, Link } from '../../built-site/built-site.ts'
import { resourcesIn } from '../../built-site/resources.ts'
import { nearestPath, resolveTarget } from '../../built-site/urls.ts'

type Data =
  { problem: 'target' | 'file'; url: string } | { problem: 'section'; anchor: string; page: string }

export default defineRule({
  id: 'broken-link',
  severity: 'error',
  what: {
    en: 'On the built site, in llms.txt and in robots.txt, an internal link leads to a page or file at its exact URL, and to an id on that page. Every image, video, caption, script, icon and font that the site loads is in the build.',
    pt: 'No site gerado, em llms.txt e em robots.txt, um link interno leva à URL exata de uma página ou de um arquivo, e a um id dessa página. Cada imagem, vídeo, legenda, script, ícone e fonte que o site carrega está nele.',
    es: 'En el sitio generado, en llms.txt y en robots.txt, un enlace interno lleva a la URL exacta de una página o un archivo, y a un id de esa página. Cada imagen, vídeo, subtítulo, script, icono y fuente que carga el sitio está en él.',
  },
  why: {
    en: '/en/ and /en.html are not the URL of /en. A tab also has an id, such as #solucoes/data-squad; a link to an id that is missing leads to the top of the page.',
    pt: '/en/ e /en.html não são a URL de /en. Uma aba também tem um id, como #solucoes/data-squad; um link para um id que não existe leva ao topo da página.',
    es: '/en/ y /en.html no son la URL de /en. Una pestaña también tiene un id, como #solucoes/data-squad; un enlace a un id que no existe lleva al inicio de la página.',
  },
  check: (site: BuiltSite): Problem<Data>[] => [
    ...site.links.flatMap((link): Problem<Data>[] => {
      const found = linkProblem(site, link) ?? anchorProblem(link)
      return found ? [{ ...onUrl(site, link.page, link.element, 'href'), ...found }] : []
    }),
    ...inTextFiles(site),
    ...missingFiles(site),
  ],
  problem: {
    en: {
      target: ({ url }) => `There is nothing at \`${url}\`.`,
      section: ({ anchor, page }) => `There is no \`#${anchor}\` on the page ${page}.`,
      file: ({ url }) => `The build has no file \`${url}\`.`,
    },
    pt: {
      target: ({ url }) => `Não existe nada em \`${url}\`.`,
      section: ({ anchor, page }) => `Não existe \`#${anchor}\` na página ${page}.`,
      file: ({ url }) => `O site gerado não tem o arquivo \`${url}\`.`,
    },
    es: {
      target: ({ url }) => `No hay nada en \`${url}\`.`,
      section: ({ anchor, page }) => `No existe \`#${anchor}\` en la página ${page}.`,
      file: ({ url }) => `El sitio generado no tiene el archivo \`${url}\`.`,
    },
  },
  fix: {
    en: {
      target: 'Correct the URL; src/urls/page-urls.ts lists all pages.',
      section:
        'Link to an existing section, listed in src/sections/sections.ts, or to a notice, listed in src/urls/page-urls.ts.',
      file: 'Correct the URL, or add the file to public/.',
    },
    pt: {
      target: 'Corrija a URL; src/urls/page-urls.ts lista todas as páginas.',
      section:
        'Indique uma seção que exista; src/sections/sections.ts lista as seções, e src/urls/page-urls.ts, os avisos.',
      file: 'Corrija a URL ou inclua o arquivo em public/.',
    },
    es: {
      target: 'Corrija la URL; src/urls/page-urls.ts enumera todas las páginas.',
      section:
        'Indique una sección que exista; src/sections/sections.ts enumera las secciones, y src/urls/page-urls.ts, los avisos.',
      file: 'Corrija la URL o añada el archivo a public/.',
    },
  },
  cases: [
    {
      name: 'a link in prose to a page that does not exist',
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
      name: 'a link to a page by its file name',
      file: 'dist/pt-BR.html',
      find: /href="\/pt-BR\/precos" class="button /,
      replace: '‸href="/pt-BR/precos.html" class="button ',
      report: /`\/pt-BR\/precos`\?/,
    },
    {
      name: 'a page with a slash at the end, which hosts redirect',
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
      name: 'a link in prose to a section that does not exist',
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
      name: 'a missing section of another page',
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
    {
      name: 'an icon',
      file: 'dist/404.html',
      find: /href="\/icon\.svg"/,
      replace: '‸href="/icn.svg"',
      report: /no file `\/icn\.svg`[^]*`\/icon\.svg`\?/,
    },
    {
      name: 'a URL in the styles of a page',
      file: 'dist/precos.html',
      find: /url\(\/assets\/bricolage/,
      replace: 'url(‸/assets/bricolages',
      report: /no file `\/assets\/bricolages/,
    },
    {
      name: 'a URL in a stylesheet',
      file: 'dist/assets/extra.css',
      write: 'a{color:red}\nb{background:url("none.png")}\n',
      reportedAt: { file: 'dist/assets/extra.css', after: /url\(/ },
      report: /no file `none\.png`/,
    },
    {
      name: 'a srcset candidate',
      file: 'dist/pt-BR.html',
      find: /<main [^>]*>/,
      replace: '$&<img alt="" src="/icon.svg" ‸srcset="/icon.svg 1x, /icons.svg 2x">',
      report: /no file `\/icons\.svg`/,
    },
    {
      name: 'the script of a page',
      file: 'dist/es/404.html',
      find: /src="\/assets\/index-/,
      replace: '‸src="/assets/indx-',
      report: /Did you mean `\/assets\/index-/,
    },
    {
      name: 'an icon in the manifest',
      file: 'dist/site.webmanifest',
      find: /icon\.svg/,
      replace: 'icons.svg',
      report: /`\/icon\.svg`\?/,
    },
  ],
})

type FoundProblem = Pick<Problem<Data>, 'data' | 'suggestion'>

function linkProblem(site: BuiltSite, { href: url, target }: Link): FoundProblem | undefined {
  if (target.kind !== 'nowhere' || url.startsWith('#')) return undefined
  return { data: { problem: 'target', url }, suggestion: nearestPath(site, target.path) }
}

function anchorProblem(link: Link): FoundProblem | undefined {
  const { page, anchor } = destinationOf(link)
  if (!page || anchor === '' || anchor === 'top' || page.ids.has(anchor)) return undefined
  const suggestion = closestSpelling(anchor, [...page.ids.keys()].filter(isForLinks))
  const data = { problem: 'section', anchor, page: page.url?.path ?? page.file } as const
  return { data, suggestion: suggestion && `#${suggestion}` }
}

/** The URL of a 404 page is unknown, so only links on that page can lead to its anchors. */
function destinationOf({ page, href, target }: Link): { page: Page | undefined; anchor: string } {
  if (href.startsWith('#')) return { page, anchor: percentDecode(href.slice(1)) }
  return target.kind === 'page' ? target : { page: undefined, anchor: '' }
}

/**
 * Whether links may lead to an id. The ids of headings and generated elements are only for screen
 * readers.
 */
function isForLinks(id: string): boolean {
  return !/-title$|^radix|[:«_]/.test(id)
}

/** Finds broken URLs of this site in its text files, such as `llms.txt` and `robots.txt`. */
function inTextFiles(site: BuiltSite): Problem<Data>[] {
  const files = site.texts.filter(({ file }) => file.endsWith('.txt'))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].flatMap((match): Problem<Data> | [] => {
      const url = match[0].replace(/[.,;:!?]+$/, '')
      const target = resolveTarget(site, '/', url)
      if (target.kind !== 'nowhere') return []
      const near = nearestPath(site, target.path)
      return {
        file: path,
        place: toRange(text, match.index, match.index + url.length),
        pages: [path],
        data: { problem: 'target', url },
        suggestion: near && site.siteUrl + near,
      }
    }),
  )
}

/** Finds files that pages, stylesheets or the manifest load but that the build lacks. */
function missingFiles(site: BuiltSite): Problem<Data>[] {
  const known = [...site.files].filter((file) => !/\.(?:html|br|gz)$/.test(file))
  return resourcesIn(site).flatMap(({ url, base, location }): Problem<Data>[] => {
    const target = resolveTarget(site, base, url)
    // A URL such as `#symbol` refers to a part of the page itself.
    if (url.startsWith('#') || !/^(?:nowhere|invalid|page)$/.test(target.kind)) return []
    const suggestion = closestSpelling(
      target.kind === 'nowhere' ? target.path.slice(1) : url,
      known,
    )
    const data = { problem: 'file', url } as const
    return [{ ...location, data, suggestion: suggestion && `/${suggestion}` }]
  })
}
