import { anchors } from '../../../src/sections.ts'
import type { PageName } from '../../../src/urls.ts'
import type { KeyPath } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'
import { candidatePieces } from '../../site/match-content.ts'
import type { BuiltSite } from '../../site/site.ts'

export default defineRule({
  id: 'missing-text',
  severity: 'error',
  what: {
    en: 'Every text of the content is on its page: as text, in an attribute, in the data of an island, or in captions.',
    pt: 'Cada texto do conteúdo está na sua página: como texto, em um atributo, nos dados de uma ilha ou em legendas.',
    es: 'Cada texto del contenido está en su página: como texto, en un atributo, en los datos de una isla o en subtítulos.',
  },
  why: {
    en: 'Otherwise, the site was built from older content, or a component omits the text.',
    pt: 'Se não está, o site foi gerado de um conteúdo mais antigo ou um componente deixa o texto de fora.',
    es: 'Si no está, el sitio se generó con un contenido anterior o un componente omite el texto.',
  },
  check: ({ pages, texts: files, content }: BuiltSite) => {
    const shown = new Map(pages.map((page) => [page, candidatePieces(content, page)]))
    // Summaries for machines, such as llms.txt, do not count.
    const beside = files
      .filter(({ file }) => /\.(?:vtt|webmanifest)$/.test(file))
      .map(({ text }) => text.replaceAll(/\s/g, ''))
    return content.texts.flatMap((text) => {
      const { name, locale, file, place, key, copy, parts } = text
      if (beside.some((other) => parts.length === 1 && other.includes(parts.join('')))) return []
      const target = pageOf(name, key)
      const own = pages.filter(
        ({ url }) => url?.locale === locale && (target === undefined || url.page === target),
      )
      const without = own.filter((page) => !shown.get(page)?.has(text))
      // A text that belongs to no particular page must be on at least one page.
      const [first] = target === undefined && without.length < own.length ? [] : without
      if (!first) return []
      const { path } = first
      return [
        { file, place, ...(key && { key }), pages: [path], data: { text: copy.text, page: path } },
      ]
    })
  },
  problem: {
    en: ({ page }) => `This text is not on the page ${page}.`,
    pt: ({ page }) => `Este texto não está na página ${page}.`,
    es: ({ page }) => `Este texto no está en la página ${page}.`,
  },
  fix: {
    en: 'Build the site again; if it is still missing, the component of its section omits it.',
    pt: 'Gere o site de novo; se ainda faltar, o componente da seção o deixa de fora.',
    es: 'Genere el sitio otra vez; si sigue faltando, el componente de la sección lo omite.',
  },
  cases: [
    {
      name: 'a value',
      file: 'dist/es.html',
      find: /<h3>Misión</,
      replace: '<h3>Otra misión<',
      reportedAt: { file: 'content/es/about.mdx', after: /^mission:\n {2}title: /m },
      key: 'mission.title',
      report: /not on the page dist\/es\.html/,
    },
    {
      name: 'a paragraph of prose',
      file: 'dist/pt-PT.html',
      find: /(<section [^>]*id="servicos"[^]*?)<p>[^]*?<\/p>/,
      replace: '$1',
      reportedAt: { file: 'content/pt-PT/services.mdx', after: /^---\n\n/m },
      report: /not on the page dist\/pt-PT\.html/,
    },
    {
      name: 'the title of a page',
      file: 'dist/pt-BR/precos.html',
      find: /Planos e Preços do YouBot · Farol/g,
      replace: 'x',
      reportedAt: { file: 'content/pt-BR/site.mdx', after: / {2}pricing:\n {4}title: / },
      key: 'pages.pricing.title',
      report: /not on the page dist\/pt-BR\/precos\.html/,
    },
    {
      name: 'a message that no island gets',
      file: 'dist/en.html',
      find: /Message sent!/,
      replace: 'Sent!',
      reportedAt: { file: 'content/en/site.mdx', after: / {2}sent:\n {4}title: / },
      key: 'toasts.sent.title',
      report: /not on the page/,
    },
    {
      name: 'a text that is in captions',
      file: 'dist/demo.vtt',
      write: 'WEBVTT\n\n00:00.000 --> 00:02.000\nOnly\nspoken\n',
      also: [
        {
          file: 'content/en/about.mdx',
          find: /(^mission:\n {2}title: ).*/m,
          replace: '$1Only spoken',
        },
      ],
      reportedAt: { file: 'content/en/about.mdx', after: /^mission:/m },
    },
  ],
})

/** The page that a text is for; undefined for texts of the layout, the form and the toasts. */
function pageOf(name: string, key: KeyPath = []): PageName | undefined {
  if (name in anchors) return 'landing'
  if (name === 'pricing') return 'pricing'
  return key[0] === 'pages' ? (key[1] as PageName) : undefined
}
