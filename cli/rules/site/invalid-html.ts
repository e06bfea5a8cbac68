import type { Message } from 'html-validate'
import { defineRule } from '../../core/rule.ts'
import { onElement } from '../../site/match-content.ts'
import type { Page } from '../../site/page.ts'
import type { BuiltSite } from '../../site/site.ts'

export default defineRule({
  id: 'invalid-html',
  severity: 'error',
  what: {
    en: 'The built pages are valid and accessible HTML: unique ids, required attributes, links with a text.',
    pt: 'As páginas geradas são HTML válido e acessível: ids únicos, atributos obrigatórios, links com texto.',
    es: 'Las páginas generadas son HTML válido y accesible: id únicos, atributos obligatorios, enlaces con texto.',
  },
  why: {
    en: 'html-validate checks this; its rules are explained on html-validate.org.',
    pt: 'Quem verifica isso é o html-validate; as regras são explicadas em html-validate.org.',
    es: 'Lo comprueba html-validate; sus reglas se explican en html-validate.org.',
  },
  check: (site: BuiltSite) =>
    site.pages.flatMap((page) =>
      (site.htmlIssues.get(page.path) ?? []).map((issue) => ({
        ...locationOf(site, page, issue),
        data: { htmlRule: issue.ruleId, message: issue.message, url: issue.ruleUrl ?? '' },
      })),
    ),
  problem: {
    en: ({ message, htmlRule }) => `${message} (\`${htmlRule}\`).`,
    pt: ({ message, htmlRule }) => `O html-validate relata: “${message}” (\`${htmlRule}\`).`,
    es: ({ message, htmlRule }) => `html-validate informa: «${message}» (\`${htmlRule}\`).`,
  },
  fix: {
    en: ({ url }) => `See ${url}.`,
    pt: ({ url }) => `Consulte ${url}.`,
    es: ({ url }) => `Consulte ${url}.`,
  },
  cases: [
    {
      name: 'an id that is on the page twice',
      file: 'dist/en/precos.html',
      find: /<footer /,
      replace: '<footer id="‸content" ',
      report: /Duplicate ID "content".*`no-dup-id`[^]*no-dup-id\.html/,
    },
    {
      name: 'a link without a text',
      file: 'dist/pt-PT/404.html',
      find: /<main [^>]*>/,
      replace: '$&<‸a href="/pt-PT"><svg aria-hidden="true"></svg></a>',
      report: /link must have a text/,
    },
  ],
})

function locationOf(site: BuiltSite, page: Page, issue: Message) {
  const { offset, line, column, size } = issue
  const place = { line, column, end: { line, column: column + size } }
  const element = [...page.elements, ...page.templates].findLast(({ sourceCodeLocation }) => {
    const { startOffset, endOffset } = sourceCodeLocation ?? { startOffset: 0, endOffset: 0 }
    return startOffset <= offset && offset < endOffset
  })
  return element
    ? onElement(site, page, element, place)
    : { file: page.path, place, pages: [page.path] }
}
