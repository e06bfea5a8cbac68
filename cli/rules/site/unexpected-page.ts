import { pageUrls } from '../../../src/urls.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'
import type { BuiltSite } from '../../site/site.ts'

export default defineRule({
  id: 'unexpected-page',
  severity: 'error',
  about: {
    en: `Every built page has a URL in src/urls.ts.
      Visitors can't open any other page.`,
    pt: `Cada página gerada tem uma URL em src/urls.ts.
      Nenhuma outra página pode ser aberta pelos visitantes.`,
    es: `Cada página generada tiene una URL en src/urls.ts.
      Los visitantes no pueden abrir ninguna otra página.`,
  },
  check: ({ pages }: BuiltSite) =>
    pages
      .filter(({ url }) => url === undefined)
      .map(({ file, path }) => ({
        file: path,
        place: fileStart,
        pages: [path],
        data: {
          suggestion: nearest(
            file,
            pageUrls.map((known) => known.file),
          ),
        },
      })),
  messages: {
    en: ({ suggestion }) => `No URL leads to this page.
      ${suggestion ? `Did you mean ${suggestion}? Rename it, or remove it from public/.` : 'Remove it from public/, or add its URL to src/urls.ts.'}`,
    pt: ({ suggestion }) => `Nenhuma URL leva a esta página.
      ${suggestion ? `Seria ${suggestion}? Mude o nome do arquivo ou retire-o de public/.` : 'Retire-a de public/ ou inclua a URL em src/urls.ts.'}`,
    es: ({ suggestion }) => `Ninguna URL lleva a esta página.
      ${suggestion ? `¿Quería decir ${suggestion}? Cambie el nombre del archivo o quítelo de public/.` : 'Quítela de public/ o añada la URL a src/urls.ts.'}`,
  },
  cases: [
    {
      name: 'a page without a URL',
      file: 'dist/es/preco.html',
      copyOf: 'dist/es/precos.html',
      report: /Did you mean es\/precos\.html\?/,
    },
  ],
})
