import type { PageUrl } from '../../../src/urls.ts'
import { didYouMean } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'
import { attribute } from '../../site/element.ts'
import { onElement } from '../../site/origin.ts'
import { headOf, hreflangLinks, indexablePages, type Page } from '../../site/page.ts'
import type { BuiltSite } from '../../site/site.ts'
import { alternatesOf } from '../../site/urls.ts'

type Data =
  | { problem: 'missing' | 'repeated'; tag: string }
  | { problem: 'unknown'; tag: string; suggestion: string | undefined }
  | { problem: 'wrong'; tag: string; actual: string; expected: string }
  | { problem: 'link'; tag: string; actual: string }

export default defineRule({
  id: 'hreflang',
  severity: 'error',
  about: {
    en: `Every page for search engines lists itself, its versions in all languages, and x-default.
      All versions have the same list, and a link with hreflang leads to a page in that language.`,
    pt: `Cada página para os buscadores lista a si mesma, as versões em todos os idiomas e x-default.
      Todas as versões têm a mesma lista, e um link com hreflang leva a uma página nesse idioma.`,
    es: `Cada página para los buscadores se enumera a sí misma, sus versiones en todos los idiomas y x-default.
      Todas las versiones tienen la misma lista, y un enlace con hreflang lleva a una página en ese idioma.`,
  },
  check: (site: BuiltSite) => [
    ...indexablePages(site.pages).flatMap(({ page, url }) => inHead(site, page, url)),
    ...inBody(site),
  ],
  messages: {
    en: {
      missing: ({ tag }) => `The page does not list its version in \`${tag}\`.
        Add it: search engines ignore a list without all languages, the page itself and x-default.`,
      repeated: ({ tag }) => `The page lists two versions in \`${tag}\`.
        Remove one.`,
      unknown: ({ tag, suggestion }) => `The site has no language \`${tag}\`.
        ${didYouMean('en', suggestion) ?? 'Remove it; src/locales.ts lists the languages.'}`,
      wrong: ({ tag, actual, expected }) => `The version in \`${tag}\` is not at \`${actual}\`.
        Write the absolute URL \`${expected}\`.`,
      link: ({ tag, actual }) =>
        `The link announces a page in \`${tag}\` but leads to one in \`${actual}\`.
        Correct either its URL or its hreflang.`,
    },
    pt: {
      missing: ({ tag }) => `A página não lista a sua versão em \`${tag}\`.
        Inclua-a: os buscadores ignoram uma lista sem todos os idiomas, a própria página e x-default.`,
      repeated: ({ tag }) => `A página lista duas versões em \`${tag}\`.
        Retire uma.`,
      unknown: ({ tag, suggestion }) => `O site não tem o idioma \`${tag}\`.
        ${didYouMean('pt', suggestion) ?? 'Retire-o; src/locales.ts lista os idiomas.'}`,
      wrong: ({ tag, actual, expected }) => `A versão em \`${tag}\` não está em \`${actual}\`.
        Escreva a URL absoluta \`${expected}\`.`,
      link: ({ tag, actual }) =>
        `O link anuncia uma página em \`${tag}\`, mas leva a uma em \`${actual}\`.
        Corrija a URL ou o hreflang.`,
    },
    es: {
      missing: ({ tag }) => `La página no enumera su versión en \`${tag}\`.
        Añádala: los buscadores no tienen en cuenta una lista sin todos los idiomas, la propia página y x-default.`,
      repeated: ({ tag }) => `La página enumera dos versiones en \`${tag}\`.
        Quite una.`,
      unknown: ({ tag, suggestion }) => `El sitio no tiene el idioma \`${tag}\`.
        ${didYouMean('es', suggestion) ?? 'Quítelo; src/locales.ts enumera los idiomas.'}`,
      wrong: ({ tag, actual, expected }) => `La versión en \`${tag}\` no está en \`${actual}\`.
        Escriba la URL absoluta \`${expected}\`.`,
      link: ({ tag, actual }) =>
        `El enlace anuncia una página en \`${tag}\`, pero lleva a una en \`${actual}\`.
        Corrija la URL o el hreflang.`,
    },
  },
  cases: [
    {
      name: 'a language that the page does not list',
      file: 'dist/pt-BR.html',
      find: /<head>([^]*?)<link rel="alternate" hrefLang="en"[^>]*>/,
      replace: '‸<head>$1',
      report: /does not list its version in `en`/,
    },
    {
      name: 'no default language',
      file: 'dist/en/precos.html',
      find: /<head>([^]*?)<link rel="alternate" hrefLang="x-default"[^>]*>/,
      replace: '‸<head>$1',
      report: /does not list its version in `x-default`/,
    },
    {
      name: 'a language twice',
      file: 'dist/pt-PT.html',
      find: /(<link rel="alternate" )(hrefLang="en"[^>]*>)/,
      replace: '$1$2$1‸$2',
      report: /two versions in `en`/,
    },
    {
      name: 'a language that the site does not have',
      file: 'dist/index.html',
      find: /(<link rel="alternate" )(hrefLang="en")/,
      replace: '$1‸hrefLang="en-UK" href="https://www.farol.example/en">$1$2',
      report: /no language `en-UK`/,
    },
    {
      name: 'another page in the same language',
      file: 'dist/pt-PT/precos.html',
      find: /(hrefLang="en" )href="[^"]*"/,
      replace: '$1‸href="https://www.farol.example/en"',
      report: /URL `https:\/\/www\.farol\.example\/en\/precos`/,
    },
    {
      name: 'a link that announces another language',
      file: 'dist/precos.html',
      find: /href="\/es\/precos" hrefLang="es"/,
      replace: 'href="/es/precos" ‸hrefLang="en"',
      report: /announces a page in `en` but leads to one in `es`/,
    },
  ],
})

function inHead(site: BuiltSite, page: Page, url: PageUrl): Problem<Data>[] {
  const listed = hreflangLinks(page)
  const expected = alternatesOf(site, url)
  const tags = [...expected.keys()]
  const missing = tags
    .filter((tag) => listed.every((link) => link.tag !== tag))
    .map((tag): Problem<Data> => {
      return { ...onElement(site, page, headOf(page)), data: { problem: 'missing', tag } }
    })
  const wrong = listed.flatMap(({ tag, href, element }, index): Problem<Data>[] => {
    const report = (data: Data, name = 'hreflang') => [
      { ...onElement(site, page, element, name), data },
    ]
    const right = expected.get(tag)
    if (right === undefined) {
      return report({ problem: 'unknown', tag, suggestion: nearest(tag, tags) })
    }
    const isRepeated = listed.findIndex((other) => other.tag === tag) !== index
    if (isRepeated) return report({ problem: 'repeated', tag })
    if (href === right) return []
    return report({ problem: 'wrong', tag, actual: href, expected: right }, 'href')
  })
  return [...missing, ...wrong]
}

function inBody(site: BuiltSite): Problem<Data>[] {
  return site.links.flatMap(({ page, element, target }): Problem<Data>[] => {
    const tag = attribute(element, 'hreflang')
    if (tag === undefined || target.kind !== 'page' || target.url.locale === tag) return []
    const data: Data = { problem: 'link', tag, actual: target.url.locale }
    return [{ ...onElement(site, page, element, 'hreflang'), data }]
  })
}
