import { prosePairsIn, type Content, type LocaleContentFile } from '../../content/content-model.ts'
import { proseDifference } from '../../content/translations/prose-difference.ts'
import { linksIn } from '../../content/files/prose.ts'
import {
  difference,
  differenceMessages,
  groupBySource,
} from '../../content/translations/source-comparison.ts'
import { siteLink } from '../../content/site-links.ts'
import { defineRule } from '../../core/rule.ts'

export default defineRule({
  id: 'link-mismatch',
  severity: 'error',
  suppressible: true,
  isComparison: true,
  what: {
    en: 'Prose has the same links as its source, each to the page in the language of the file.',
    pt: 'O texto corrido tem os mesmos links que o original, cada um para a página no idioma do arquivo.',
    es: 'El texto corrido tiene los mismos enlaces que el original, cada uno a la página en el idioma del archivo.',
  },
  why: {
    en: '/pt-BR/precos in the source corresponds to /es/precos in Spanish.',
    pt: '/pt-BR/precos no original corresponde a /es/precos em espanhol.',
    es: '/pt-BR/precos en el original corresponde a /es/precos en español.',
  },
  check: (content: Content) =>
    groupBySource(
      prosePairsIn(content).flatMap(({ file, source }) => {
        const links = difference(targetsIn(source), targetsIn(file), ({ name }) => name)
        if (links.missing.length === 0 && links.extra.length === 0) return []
        return proseDifference(file, source, links)
      }),
    ),
  ...differenceMessages,
  cases: [
    {
      name: 'a link that the source does not have',
      file: 'content/en/partners.mdx',
      append: ' ‸[Write to us](#contato).',
      report: /has `#contato`/,
    },
    {
      name: 'a missing link',
      file: 'content/es/about.mdx',
      find: /(\n---\n\n[^]*\n)([^]*?)\[([^\]]*)\]\(#contato\)/,
      replace: '$1‸$2$3',
      report: /lacks `#contato`/,
    },
    {
      name: 'a page that the source does not link to',
      file: 'content/es/industries.mdx',
      append: ' Mira ‸[los precios](/es/precos).',
      report: /has `\/…\/precos`/,
    },
  ],
})

function targetsIn(file: LocaleContentFile) {
  return linksIn(file).map(({ url, place }) => ({ name: targetWithoutLocale(url, file), place }))
}

/** Returns a target without the file's language: `/…/precos` for `/es/precos` in a Spanish file. */
function targetWithoutLocale(url: string, { locale }: LocaleContentFile): string {
  return siteLink(url)?.page?.locale === locale ? url.replace(locale, '…') : url
}
