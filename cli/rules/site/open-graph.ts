import type { PageUrl } from '../../../src/urls.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { onElement } from '../../site/origin.ts'
import { contentOf, headOf, indexablePages, metasOf, type Page } from '../../site/page.ts'
import type { BuiltSite } from '../../site/site.ts'
import { canonicalUrl, nearestPath, targetOf } from '../../site/urls.ts'

type Data =
  | { problem: 'missing'; property: string }
  | { problem: 'relative'; property: string; actual: string }
  | { problem: 'nowhere'; property: string; actual: string; suggestion: string | undefined }
  | { problem: 'differs'; property: string; actual: string; expected: string }

/** The properties that the protocol requires (ogp.me). */
const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url']

const IMAGES = ['og:image', 'twitter:image']

export default defineRule({
  id: 'open-graph',
  severity: 'error',
  about: {
    en: `The Open Graph properties of a page are complete and have the URL and language of the page.
      Their images exist and have absolute URLs, which other sites need to show a shared page.`,
    pt: `As propriedades Open Graph de uma página estão completas e têm a URL e o idioma da página.
      As imagens existem e têm URLs absolutas, que outros sites precisam para mostrar a página compartilhada.`,
    es: `Las propiedades Open Graph de una página están completas y tienen la URL y el idioma de la página.
      Sus imágenes existen y tienen URL absolutas, que otros sitios necesitan para mostrar la página compartida.`,
  },
  check: (site: BuiltSite) =>
    indexablePages(site.pages).flatMap(({ page, url }) => [
      ...missingIn(site, page),
      ...imagesOf(site, page),
      ...identityOf(site, page, url),
    ]),
  messages: {
    en: {
      missing: ({ property }) => `The page has no \`${property}\`.
        Add it: a shared link needs og:title, og:type, og:image and og:url.`,
      relative: ({ property, actual }) =>
        `\`${property}\` is \`${actual}\`, which does not work on another site.
        Write the absolute URL, with https://.`,
      nowhere: ({ property, actual, suggestion }) =>
        `There is nothing at \`${actual}\`, the URL in \`${property}\`.
        ${didYouMean('en', suggestion) ?? 'Add the image to public/, or correct the URL.'}`,
      differs: ({ property, actual, expected }) => `\`${property}\` is \`${actual}\`.
        On this page, it is \`${expected}\`.`,
    },
    pt: {
      missing: ({ property }) => `A página não tem \`${property}\`.
        Inclua: um link compartilhado precisa de og:title, og:type, og:image e og:url.`,
      relative: ({ property, actual }) =>
        `\`${property}\` é \`${actual}\`, que não funciona em outro site.
        Escreva a URL absoluta, com https://.`,
      nowhere: ({ property, actual, suggestion }) =>
        `Não existe nada em \`${actual}\`, a URL em \`${property}\`.
        ${didYouMean('pt', suggestion) ?? 'Inclua a imagem em public/ ou corrija a URL.'}`,
      differs: ({ property, actual, expected }) => `\`${property}\` é \`${actual}\`.
        Nesta página, é \`${expected}\`.`,
    },
    es: {
      missing: ({ property }) => `La página no tiene \`${property}\`.
        Añádalo: un enlace compartido necesita og:title, og:type, og:image y og:url.`,
      relative: ({ property, actual }) =>
        `\`${property}\` es \`${actual}\`, que no funciona en otro sitio.
        Escriba la URL absoluta, con https://.`,
      nowhere: ({ property, actual, suggestion }) =>
        `No hay nada en \`${actual}\`, la URL de \`${property}\`.
        ${didYouMean('es', suggestion) ?? 'Añada la imagen a public/ o corrija la URL.'}`,
      differs: ({ property, actual, expected }) => `\`${property}\` es \`${actual}\`.
        En esta página, es \`${expected}\`.`,
    },
  },
  cases: [
    {
      name: 'a required property that is missing',
      file: 'dist/en/precos.html',
      find: /<head>([^]*?)<meta property="og:url"[^>]*>/,
      replace: '‸<head>$1',
      report: /The page has no `og:url`/,
    },
    {
      name: 'a relative image',
      file: 'dist/es/precos.html',
      find: /(property="og:image" )content="[^"]*"/,
      replace: '$1‸content="/og/pricing-es.png"',
      report: /does not work on another site/,
    },
    {
      name: 'an image that is not in the build',
      file: 'dist/pt-BR.html',
      find: /(property="og:image" )content="[^"]*landing-/,
      replace: '$1‸content="https://www.farol.example/og/landin-',
      report: /Did you mean `https:\/\/www\.farol\.example\/og\/landing-pt-BR\.png`\?/,
    },
    {
      name: 'the URL of another page',
      file: 'dist/index.html',
      find: /(property="og:url" )content="[^"]*"/,
      replace: '$1‸content="https://www.farol.example/"',
      report: /On this page, it is `https:\/\/www\.farol\.example\/pt-PT`/,
    },
    {
      name: 'another language',
      file: 'dist/pt-PT/precos.html',
      find: /(property="og:locale" )content="pt_PT"/,
      replace: '$1‸content="pt_BR"',
      report: /On this page, it is `pt_PT`/,
    },
  ],
})

function missingIn(site: BuiltSite, page: Page): Problem<Data>[] {
  return REQUIRED.filter((name) => metasOf(page, name).length === 0).map((property) => ({
    ...onElement(site, page, headOf(page)),
    data: { problem: 'missing', property },
  }))
}

function imagesOf(site: BuiltSite, page: Page): Problem<Data>[] {
  return IMAGES.flatMap((property) =>
    metasOf(page, property).flatMap((element): Problem<Data>[] => {
      const actual = contentOf(element)
      const report = (data: Data) => [{ ...onElement(site, page, element, 'content'), data }]
      if (!/^https?:\/\//.test(actual)) return report({ problem: 'relative', property, actual })
      const target = targetOf(site, '/', actual)
      if (target.kind !== 'nowhere' && target.kind !== 'page') return []
      const near = nearestPath(site, target.path)
      const suggestion = near && site.siteUrl + near
      return report({ problem: 'nowhere', property, actual, suggestion })
    }),
  )
}

function identityOf(site: BuiltSite, page: Page, url: PageUrl): Problem<Data>[] {
  const differing = (property: string, expected: string, isRight: (actual: string) => boolean) =>
    metasOf(page, property)
      .filter((element) => !isRight(contentOf(element)))
      .map((element): Problem<Data> => ({
        ...onElement(site, page, element, 'content'),
        data: { problem: 'differs', property, actual: contentOf(element), expected },
      }))
  const own = canonicalUrl(site, url)
  const territory = url.locale.replace('-', '_')
  return [
    ...differing('og:url', own, (actual) => actual === own),
    // A language without a territory can have any: both `en_US` and `en_GB` are English.
    ...differing('og:locale', territory, (actual) => `${actual}_`.startsWith(`${territory}_`)),
  ]
}
