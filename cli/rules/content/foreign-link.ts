import type { Content } from '../../content/content-model.ts'
import { linksIn } from '../../content/files/prose.ts'
import { siteLink } from '../../content/site-links.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'foreign-link',
  severity: 'error',
  suppressible: true,
  what: {
    en: 'Links in prose point to pages in the same language.',
    pt: 'Os links do texto corrido levam a páginas no mesmo idioma.',
    es: 'Los enlaces del texto corrido llevan a páginas en el mismo idioma.',
  },
  why: {
    en: 'Visitors do not expect a link to change the language.',
    pt: 'Quem segue um link não espera mudar de idioma.',
    es: 'Quien sigue un enlace no espera cambiar de idioma.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file).flatMap(({ url, place }) => {
        const target = siteLink(url)?.locale
        if (target === undefined || target === file.locale) return []
        return [{ file: file.path, place, data: { url, target, locale: file.locale } }]
      }),
    ),
  problem: {
    en: ({ url, locale, target }) =>
      `\`${url}\` is a page in ${target}, but this text is in ${locale}.`,
    pt: ({ url, locale, target }) =>
      `\`${url}\` é uma página em ${target}, mas este texto está em ${locale}.`,
    es: ({ url, locale, target }) =>
      `\`${url}\` es una página en ${target}, pero este texto está en ${locale}.`,
  },
  fix: {
    en: ({ locale }) => `Start the URL with /${locale}, or with # for a section of the same page.`,
    pt: ({ locale }) => `Comece a URL com /${locale}, ou com # para uma seção da mesma página.`,
    es: ({ locale }) =>
      `Empiece la URL con /${locale}, o con # para una sección de la misma página.`,
  },
  cases: [
    {
      name: 'a link to another language',
      file: 'content/en/partners.mdx',
      append: ' See ‸[our prices](/es/precos).',
      report: /is a page in es, but this text is in en/,
    },
  ],
})
