import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { knownAnchors, knownPaths, siteLink } from '../../content/site-links.ts'
import { didYouMean, listedIn } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'

type Data = {
  problem: 'page' | 'anchor'
  target: string
  known: readonly string[]
  suggestion?: string | undefined
}

/** A link to our own pages leads to a page and a section that are there. */
export default defineRule({
  id: 'broken-link',
  severity: 'error',
  about: {
    en: `Internal links lead to an existing page and section.
      Anchors are the same in every language: #contato, not #contacto. The report suggests the closest one.`,
    pt: `Um link para as nossas páginas leva a uma página e a uma seção que existem.
      As âncoras são as mesmas em todos os idiomas: #contato, não #contacto. O relatório sugere a mais próxima.`,
    es: `Un enlace a nuestras páginas lleva a una página y a una sección que existen.
      Las anclas son las mismas en todos los idiomas: #contato, no #contacto. El informe sugiere la más cercana.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file).flatMap(({ url, place }): Problem<Data>[] => {
        const link = siteLink(url)
        if (!link) return []
        const finding = { file: file.path, place } as const
        const { path, anchor } = link
        if (path !== '' && !knownPaths.includes(path)) {
          const suggestion = nearest(path, knownPaths)
          return [
            { ...finding, data: { problem: 'page', target: path, known: knownPaths, suggestion } },
          ]
        }
        if (anchor === undefined || knownAnchors.includes(anchor)) return []
        const suggestion = nearest(anchor, knownAnchors)
        const known = knownAnchors.map((name) => `#${name}`)
        return [
          {
            ...finding,
            data: {
              problem: 'anchor',
              target: `#${anchor}`,
              known,
              suggestion: suggestion && `#${suggestion}`,
            },
          },
        ]
      }),
    ),
  messages: {
    en: ({ problem, target, suggestion, known }) => [
      problem === 'page'
        ? `There is no page \`${target}\`.`
        : `The landing page has no section \`${target}\`.`,
      didYouMean('en', suggestion) ?? `There are ${listedIn('en', known)}.`,
    ],
    pt: ({ problem, target, suggestion, known }) => [
      problem === 'page'
        ? `Não existe a página \`${target}\`.`
        : `A página inicial não tem a seção \`${target}\`.`,
      didYouMean('pt', suggestion) ?? `Existem ${listedIn('pt', known)}.`,
    ],
    es: ({ problem, target, suggestion, known }) => [
      problem === 'page'
        ? `No existe la página \`${target}\`.`
        : `La página de inicio no tiene la sección \`${target}\`.`,
      didYouMean('es', suggestion) ?? `Existen ${listedIn('es', known)}.`,
    ],
  },
  cases: [
    {
      name: 'a section that is not there',
      file: 'content/en/experts.mdx',
      find: /\n*$/,
      replace: ' See ‸[how to reach us](#contacto).\n',
      report: /Did you mean `#contato`/,
    },
    {
      name: 'a page that is not there',
      file: 'content/en/data-culture.mdx',
      find: /\n*$/,
      replace: ' See ‸[our prices](/en/prices).\n',
      report: /There is no page `\/en\/prices`/,
    },
  ],
})
