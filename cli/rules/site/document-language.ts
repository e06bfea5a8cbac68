import { defineRule, type Problem } from '../../core/rule.ts'
import { attribute } from '../../site/element.ts'
import { onElement } from '../../site/origin.ts'
import type { BuiltSite } from '../../site/site.ts'

type Data =
  { problem: 'wrong'; actual: string; expected: string } | { problem: 'not-a-tag'; actual: string }

export default defineRule({
  id: 'document-language',
  severity: 'error',
  about: {
    en: `The lang of a page is the language of its URL, and every lang is a valid language tag.
      Screen readers choose their pronunciation by it.`,
    pt: `O lang de uma página é o idioma da sua URL, e cada lang é um código de idioma válido.
      Os leitores de tela escolhem a pronúncia por ele.`,
    es: `El lang de una página es el idioma de su URL, y cada lang es una etiqueta de idioma válida.
      Los lectores de pantalla eligen la pronunciación según él.`,
  },
  check: (site: BuiltSite) =>
    site.pages.flatMap((page) =>
      page.elements.flatMap((element): Problem<Data>[] => {
        const actual = attribute(element, 'lang')
        if (actual === undefined) return []
        const report = (data: Data) => [{ ...onElement(site, page, element, 'lang'), data }]
        if (element.tagName === 'html') {
          const expected = page.url?.locale
          if (expected === undefined || actual === expected) return []
          return report({ problem: 'wrong', actual, expected })
        }
        return isLanguageTag(actual) ? [] : report({ problem: 'not-a-tag', actual })
      }),
    ),
  messages: {
    en: {
      wrong: ({ actual, expected }) =>
        `The language of the page is \`${actual}\`; its URL is in ${expected}.
        Set lang="${expected}" on the html element.`,
      'not-a-tag': ({ actual }) => `\`${actual}\` is not a language tag.
        Write a tag such as en or pt-BR.`,
    },
    pt: {
      wrong: ({ actual, expected }) =>
        `O idioma da página é \`${actual}\`; a URL dela é de ${expected}.
        Escreva lang="${expected}" no elemento html.`,
      'not-a-tag': ({ actual }) => `\`${actual}\` não é um código de idioma.
        Escreva um código como en ou pt-BR.`,
    },
    es: {
      wrong: ({ actual, expected }) =>
        `El idioma de la página es \`${actual}\`; su URL es de ${expected}.
        Escriba lang="${expected}" en el elemento html.`,
      'not-a-tag': ({ actual }) => `\`${actual}\` no es una etiqueta de idioma.
        Escriba una etiqueta como en o pt-BR.`,
    },
  },
  cases: [
    {
      name: 'another language than that of the URL',
      file: 'dist/pt-BR/precos.html',
      find: /lang="pt-BR"/,
      replace: '‸lang="pt"',
      report: /lang="pt-BR"/,
    },
    {
      name: 'the name of a language in place of its tag',
      file: 'dist/pt-PT/precos.html',
      find: /<h1>/,
      replace: '<h1 ‸lang="english">',
      report: /`english` is not a language tag/,
    },
  ],
})

/** Languages have two or three letters; BCP 47 reserves longer subtags for the future. */
function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-|$)/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
