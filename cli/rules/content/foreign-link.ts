import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { siteLink } from '../../content/site-links.ts'
import { defineRule } from '../../core/rule.ts'

/** A reader stays in the language of the page: links in prose lead to pages of the same language. */
export default defineRule({
  id: 'foreign-link',
  severity: 'error',
  suppressible: true,
  about: {
    en: `A link in prose leads to a page in the same language.
      Visitors don't expect a link to change the language.`,
    pt: `Um link no texto corrido leva a páginas do mesmo idioma.
      Quem segue um link não deve acordar em outro idioma.`,
    es: `Un enlace en el texto corrido lleva a páginas del mismo idioma.
      Quien sigue un enlace no debe despertar en otro idioma.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file).flatMap(({ url, place }) => {
        const locale = siteLink(url)?.locale
        if (locale === undefined || locale === file.locale) return []
        const data = { url, leadsTo: locale, locale: file.locale }
        return [{ file: file.path, place, data }]
      }),
    ),
  messages: {
    en: ({ url, locale, leadsTo }) => `
      \`${url}\` leads readers of ${locale} to the page in ${leadsTo}.
      Begin the address with /${locale}, or with # for a section of the same page.`,
    pt: ({ url, locale, leadsTo }) => `
      \`${url}\` leva os leitores de ${locale} à página em ${leadsTo}.
      Comece o endereço com /${locale} ou com # para uma seção da mesma página.`,
    es: ({ url, locale, leadsTo }) => `
      \`${url}\` lleva a los lectores de ${locale} a la página en ${leadsTo}.
      Empiece la dirección con /${locale} o con # para una sección de la misma página.`,
  },
  cases: [
    {
      name: 'a link to another language',
      file: 'content/en/industries.mdx',
      find: /\n*$/,
      replace: ' See ‸[our prices](/es/precos).\n',
      report: /leads readers of en to the page in es/,
    },
  ],
})
