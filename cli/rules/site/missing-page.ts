import { notFoundUrls, pageUrls } from '../../../src/urls.ts'
import { fileStart } from '../../core/location.ts'
import { defineRule } from '../../core/rule.ts'
import { buildFolder, type BuiltSite } from '../../site/site.ts'

export default defineRule({
  id: 'missing-page',
  severity: 'error',
  about: {
    en: `Every URL in src/urls.ts has a built page.
      Otherwise, visitors of that URL get the page for errors.`,
    pt: `Cada URL de src/urls.ts tem uma página no site gerado.
      Sem ela, quem abre esse endereço recebe a página de erro.`,
    es: `Cada URL de src/urls.ts tiene una página en el sitio generado.
      Sin ella, quien abre esa dirección recibe la página de error.`,
  },
  check: ({ files }: BuiltSite) =>
    [...pageUrls, ...notFoundUrls]
      .filter(({ file }) => !files.has(file))
      .map(({ path, file, page }) => ({
        file: `${buildFolder}/${file}`,
        place: fileStart,
        component: 'src/routes.tsx',
        pages: [`${buildFolder}/${file}`],
        data: { url: page === 'notFound' ? `${path}*` : path },
      })),
  messages: {
    en: ({ url }) => `The page of \`${url}\` was not built.
      Build the site again; src/routes.tsx must have a page for every URL in src/urls.ts.`,
    pt: ({ url }) => `A página de \`${url}\` não foi gerada.
      Gere o site de novo; src/routes.tsx deve ter uma página para cada URL de src/urls.ts.`,
    es: ({ url }) => `La página de \`${url}\` no se ha generado.
      Genere el sitio otra vez; src/routes.tsx debe tener una página para cada URL de src/urls.ts.`,
  },
  cases: [
    {
      name: 'a page that was not built',
      file: 'dist/precos.html',
      instead: 'nothing',
      report: /page of `\/precos` was not built/,
    },
  ],
})
