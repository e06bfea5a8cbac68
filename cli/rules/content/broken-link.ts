import { landingAnchors } from '../../../src/sections/anchors.ts'
import {
  noticeAnchors,
  pageUrls,
  pathIn,
  urlsWithoutLanguage,
} from '../../../src/urls/page-urls.ts'
import type { Content, LocaleContentFile } from '../../content/content-model.ts'
import { linksIn } from '../../content/files/prose.ts'
import { siteLink } from '../../content/site-links.ts'
import { joinWithOr } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'
import { closestSpelling } from '../../core/suggestion.ts'

type Data =
  | { problem: 'page' | 'section'; target: string; known: readonly string[] }
  | { problem: 'language'; target: string; expected: string }
  | { problem: 'scheme'; target: string }

const SAFE = /^(?:https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+\d{8,15}$|#|\/(?![/\\])|\?)/i

export default defineRule({
  id: 'broken-link',
  severity: 'error',
  what: {
    en: 'Links start with https://, mailto:, tel:+, # or /, and internal links point to existing pages and sections.',
    pt: 'Os links começam com https://, mailto:, tel:+, # ou /, e os links internos levam a páginas e seções que existem.',
    es: 'Los enlaces empiezan con https://, mailto:, tel:+, # o /, y los enlaces internos llevan a páginas y secciones que existen.',
  },
  why: {
    en: 'Other links are insecure, run code or do not work. A path begins with a language: /en/precos. Anchors are the same in every language: #contato, not #contacto. The report suggests the most similar one.',
    pt: 'Outros links são inseguros, executam código ou não funcionam. Um caminho começa com um idioma: /pt-BR/precos. As âncoras são iguais em todos os idiomas: #contato, não #contacto. O relatório sugere a âncora mais parecida.',
    es: 'Otros enlaces son inseguros, ejecutan código o no funcionan. Una ruta empieza con un idioma: /es/precos. Las anclas son iguales en todos los idiomas: #contato, no #contacto. El informe sugiere el ancla más parecida.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file).flatMap(({ url, place }) => {
        const data = brokenTarget(url, file)
        if (!data) return []
        const suggestion = 'known' in data ? closestSpelling(data.target, data.known) : undefined
        return [{ file: file.path, place, data, suggestion }]
      }),
    ),
  problem: {
    en: {
      page: ({ target }) => `There is no page \`${target}\`.`,
      section: ({ target }) => `The linked page has no section \`${target}\`.`,
      language: ({ target }) => `\`${target}\` opens in the language of the domain.`,
      scheme: ({ target }) => `\`${target}\` is not a valid URL for a link.`,
    },
    pt: {
      page: ({ target }) => `Não existe a página \`${target}\`.`,
      section: ({ target }) => `A página do link não tem a seção \`${target}\`.`,
      language: ({ target }) => `\`${target}\` abre no idioma do domínio.`,
      scheme: ({ target }) => `\`${target}\` não é uma URL válida para um link.`,
    },
    es: {
      page: ({ target }) => `No existe la página \`${target}\`.`,
      section: ({ target }) => `La página enlazada no tiene la sección \`${target}\`.`,
      language: ({ target }) => `\`${target}\` se abre en el idioma del dominio.`,
      scheme: ({ target }) => `\`${target}\` no es una URL válida para un enlace.`,
    },
  },
  fix: {
    en: {
      page: ({ known }) => `Use ${joinWithOr('en', known)}.`,
      section: ({ known }) => `Use ${joinWithOr('en', known)}.`,
      language: ({ expected }) => `Write \`${expected}\`.`,
      scheme: 'Start it with https://, mailto:, tel:+, # or /, as in https://www.company.com.',
    },
    pt: {
      page: ({ known }) => `Use ${joinWithOr('pt', known)}.`,
      section: ({ known }) => `Use ${joinWithOr('pt', known)}.`,
      language: ({ expected }) => `Escreva \`${expected}\`.`,
      scheme: 'Comece com https://, mailto:, tel:+, # ou /, como em https://www.empresa.com.',
    },
    es: {
      page: ({ known }) => `Use ${joinWithOr('es', known)}.`,
      section: ({ known }) => `Use ${joinWithOr('es', known)}.`,
      language: ({ expected }) => `Escriba \`${expected}\`.`,
      scheme: 'Empiece con https://, mailto:, tel:+, # o /, como en https://www.empresa.com.',
    },
  },
  cases: [
    {
      name: 'a translated anchor',
      file: 'content/en/experts.mdx',
      append: ' See ‸[how to reach us](#contacto).',
      report: /Did you mean `#contato`/,
    },
    {
      name: 'a translated path',
      file: 'content/en/data-culture.mdx',
      append: ' See ‸[our prices](/en/prices).',
      report: /There is no page `\/en\/prices`/,
    },
    {
      name: 'a path without a language',
      file: 'content/es/experts.mdx',
      append: ' Mira ‸[los precios](/precos).',
      report: /language of the domain[^]*Write `\/es\/precos`/,
    },
    {
      name: 'a link that runs code',
      file: 'content/en/about.mdx',
      append: ' See ‸[our site](javascript:alert%281%29).',
      report: /is not a valid URL/,
    },
    {
      name: 'an anchor with a question mark',
      file: 'content/en/data-culture.mdx',
      append: ' See ‸[how to reach us](#contato?x).',
      report: /has no section `#contato\?x`/,
    },
    {
      name: 'a path that browsers take for a host',
      file: 'content/en/about.mdx',
      append: ' See ‸[our site](/\\\\site.example).',
      report: /is not a valid URL/,
    },
    {
      name: 'a link to a notice',
      file: 'content/en/about.mdx',
      append: ' See [the notice](/en/avisos#privacidade).',
      also: [
        { file: 'content/pt-BR/about.mdx', append: ' Veja [a nota](/pt-BR/avisos#privacidade).' },
      ],
    },
    {
      name: 'an anchor that is on another page',
      file: 'content/en/about.mdx',
      append: ' See ‸[the notice](/en/avisos#contato).',
      report: /has no section `#contato`[^]*`#privacidade`/,
    },
  ],
})

function brokenTarget(url: string, { locale }: LocaleContentFile): Data | undefined {
  if (!SAFE.test(url)) return { problem: 'scheme', target: url }
  const { path = '', anchor, page: linked } = siteLink(url) ?? {}
  if (path !== '' && linked === undefined) {
    const found = urlsWithoutLanguage.find((page) => page.path === path)
    const expected = found && url.replace(/^[^?#]*/, pathIn(locale, found.page))
    if (expected) return { problem: 'language', target: url, expected }
    const known = pageUrls.map((page) => page.path).filter((name) => name.startsWith(`/${locale}`))
    return { problem: 'page', target: path, known }
  }
  const anchors = linked?.page === 'notices' ? Object.values(noticeAnchors) : landingAnchors
  if (anchor === undefined || anchors.some((known) => known === anchor)) return undefined
  return { problem: 'section', target: `#${anchor}`, known: anchors.map((name) => `#${name}`) }
}
