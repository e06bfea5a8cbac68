import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { siteLink } from '../../content/site-links.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'foreign-link',
  severity: 'error',
  suppressible: true,
  about: {
    en: `A link in prose leads to a page in the same language.
      Visitors don't expect a link to change the language.`,
    pt: `Um link no texto leva a uma página no mesmo idioma.
      Quem segue um link não espera mudar de idioma.`,
    es: `Un enlace en el texto lleva a una página en el mismo idioma.
      Quien sigue un enlace no espera cambiar de idioma.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file).flatMap(({ url, place }) => {
        const target = siteLink(url)?.locale
        if (target === undefined || target === file.locale) return []
        return [{ file: file.path, place, data: { url, target, locale: file.locale } }]
      }),
    ),
  messages: {
    en: ({ url, locale, target }) => `\`${url}\` leads from a page in ${locale} to one in ${target}.
      Start the URL with /${locale}, or with # for a section of the same page.`,
    pt: ({ url, locale, target }) => `\`${url}\` leva de uma página em ${locale} a uma em ${target}.
      Comece a URL com /${locale}, ou com # para uma seção da mesma página.`,
    es: ({
      url,
      locale,
      target,
    }) => `\`${url}\` lleva de una página en ${locale} a una en ${target}.
      Empiece la URL con /${locale}, o con # para una sección de la misma página.`,
  },
  cases: [
    {
      name: 'a link to another language',
      file: 'content/en/industries.mdx',
      append: ' See ‸[our prices](/es/precos).',
      report: /from a page in en to one in es/,
    },
  ],
})
