import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { knownAnchors, knownPaths, siteLink } from '../../content/site-links.ts'
import { suggest } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

interface Data {
  problem: 'page' | 'section'
  target: string
  known: readonly string[]
}

const sections = knownAnchors.map((name) => `#${name}`)

export default defineRule({
  id: 'broken-link',
  severity: 'error',
  what: {
    en: 'Internal links point to existing pages and sections.',
    pt: 'Os links internos levam a páginas e seções que existem.',
    es: 'Los enlaces internos llevan a páginas y secciones que existen.',
  },
  why: {
    en: 'Anchors are the same in every language: #contato, not #contacto. The report suggests the most similar one.',
    pt: 'As âncoras são iguais em todos os idiomas: #contato, não #contacto. O relatório sugere a âncora mais parecida.',
    es: 'Las anclas son iguales en todos los idiomas: #contato, no #contacto. El informe sugiere el ancla más parecida.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file).flatMap(({ url, place }) => {
        const data = brokenTarget(url)
        return data ? [{ file: file.path, place, data }] : []
      }),
    ),
  problem: {
    en: {
      page: ({ target }) => `There is no page \`${target}\`.`,
      section: ({ target }) => `The landing page has no section \`${target}\`.`,
    },
    pt: {
      page: ({ target }) => `Não existe a página \`${target}\`.`,
      section: ({ target }) => `A página inicial não tem a seção \`${target}\`.`,
    },
    es: {
      page: ({ target }) => `No existe la página \`${target}\`.`,
      section: ({ target }) => `La página de inicio no tiene la sección \`${target}\`.`,
    },
  },
  fix: {
    en: ({ target, known }) => suggest('en', target, known),
    pt: ({ target, known }) => suggest('pt', target, known),
    es: ({ target, known }) => suggest('es', target, known),
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
  ],
})

function brokenTarget(url: string): Data | undefined {
  const { path = '', anchor } = siteLink(url) ?? {}
  if (path !== '' && !knownPaths.includes(path)) {
    return { problem: 'page', target: path, known: knownPaths }
  }
  if (anchor === undefined || knownAnchors.includes(anchor)) return undefined
  return { problem: 'section', target: `#${anchor}`, known: sections }
}
