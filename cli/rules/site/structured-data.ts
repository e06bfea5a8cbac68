import { textsIn } from '../../content/tree.ts'
import { fileStart } from '../../core/location.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { attribute, rawText } from '../../site/element.ts'
import { onElement } from '../../site/origin.ts'
import type { BuiltSite } from '../../site/site.ts'
import { nearestPath, targetOf } from '../../site/urls.ts'

type Data =
  | { problem: 'not-json'; reason: string }
  | { problem: 'nowhere'; url: string; suggestion: string | undefined }
  | { problem: 'language'; actual: string; expected: string }

export default defineRule({
  id: 'structured-data',
  severity: 'error',
  about: {
    en: `JSON-LD and the manifest are valid JSON, link to what exists, and have the language of the page.
      Search engines and browsers ignore what they can't parse.`,
    pt: `O JSON-LD e o manifesto são JSON válido, apontam para o que existe e têm o idioma da página.
      Os buscadores e os navegadores ignoram o que não conseguem ler.`,
    es: `El JSON-LD y el manifiesto son JSON válido, apuntan a lo que existe y tienen el idioma de la página.
      Los buscadores y los navegadores no tienen en cuenta lo que no pueden leer.`,
  },
  check: (site: BuiltSite) => [
    ...site.pages.flatMap((page) =>
      page.elements
        .filter((element) => attribute(element, 'type') === 'application/ld+json')
        .flatMap((element): Problem<Data>[] =>
          inJson(site, rawText(element), page.url?.locale).map((data) => ({
            ...onElement(site, page, element),
            data,
          })),
        ),
    ),
    ...site.texts
      .filter(({ file }) => file.endsWith('.webmanifest'))
      .flatMap(({ path, text }): Problem<Data>[] =>
        inJson(site, text).map((data) => ({ file: path, place: fileStart, pages: [path], data })),
      ),
  ],
  messages: {
    en: {
      'not-json': ({ reason }) => `This is not JSON: ${reason}.
        Write it with JSON.stringify.`,
      nowhere: ({ url, suggestion }) =>
        `There is nothing at \`${url}\`, which the structured data link to.
        ${didYouMean('en', suggestion) ?? 'Correct the URL.'}`,
      language: ({ actual, expected }) => `The language in the structured data is \`${actual}\`.
        Write \`${expected}\`, the language of the page.`,
    },
    pt: {
      'not-json': ({ reason }) => `Isto não é JSON: ${reason}.
        Escreva-o com JSON.stringify.`,
      nowhere: ({ url, suggestion }) =>
        `Não existe nada em \`${url}\`, para onde apontam os dados estruturados.
        ${didYouMean('pt', suggestion) ?? 'Corrija a URL.'}`,
      language: ({ actual, expected }) => `O idioma nos dados estruturados é \`${actual}\`.
        Escreva \`${expected}\`, o idioma da página.`,
    },
    es: {
      'not-json': ({ reason }) => `Esto no es JSON: ${reason}.
        Escríbalo con JSON.stringify.`,
      nowhere: ({ url, suggestion }) =>
        `No hay nada en \`${url}\`, adonde apuntan los datos estructurados.
        ${didYouMean('es', suggestion) ?? 'Corrija la URL.'}`,
      language: ({ actual, expected }) => `El idioma de los datos estructurados es \`${actual}\`.
        Escriba \`${expected}\`, el idioma de la página.`,
    },
  },
  cases: [
    {
      name: 'invalid JSON in a page',
      file: 'dist/en/404.html',
      find: /<\/title>/,
      replace: '$&‸<script type="application/ld+json">{"a":1,}</script>',
      report: /This is not JSON/,
    },
    {
      name: 'an invalid manifest',
      file: 'dist/site.webmanifest',
      find: /\}\s*$/,
      replace: '',
      report: /This is not JSON/,
    },
    {
      name: 'a URL without a page',
      file: 'dist/es/404.html',
      find: /<\/title>/,
      replace:
        '$&‸<script type="application/ld+json">{"url":"https://www.farol.example/es/preco"}</script>',
      report: /`https:\/\/www\.farol\.example\/es\/precos`\?/,
    },
    {
      name: 'another language than that of the page',
      file: 'dist/pt-BR/404.html',
      find: /<\/title>/,
      replace: '$&‸<script type="application/ld+json">{"inLanguage":"pt"}</script>',
      report: /Write `pt-BR`, the language of the page/,
    },
  ],
})

function inJson(site: BuiltSite, json: string, expected?: string): Data[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ problem: 'not-json', reason }]
  }
  return textsIn(data).flatMap(([path, value]): Data[] => {
    const key = path.at(-1)
    if (key === 'inLanguage' && expected !== undefined && value !== expected) {
      return [{ problem: 'language', actual: value, expected }]
    }
    const isOwn = value === site.siteUrl || value.startsWith(`${site.siteUrl}/`)
    // In a manifest, this URL is relative.
    if (!isOwn && key !== 'start_url') return []
    const target = targetOf(site, '/', value)
    if (target.kind !== 'nowhere') return []
    const near = nearestPath(site, target.path)
    return [{ problem: 'nowhere', url: value, suggestion: near && site.siteUrl + near }]
  })
}
