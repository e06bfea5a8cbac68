import { prosePairsIn, type Content, type LocaleContentFile } from '../../content/content.ts'
import { placesOfDifference } from '../../content/outline.ts'
import { linksIn } from '../../content/prose.ts'
import { siteLink } from '../../content/site-links.ts'
import { difference } from '../../content/words.ts'
import { differenceMessage } from '../../core/report-language.ts'
import { defineRule } from '../../core/rule.ts'

/** Prose has the links of its source, each to the page of its own language. */
export default defineRule({
  id: 'link-mismatch',
  severity: 'error',
  suppressible: true,
  compares: true,
  about: {
    en: `Prose has the same links as its source, each to the page in its own language.
      /pt-BR/precos in the source corresponds to /es/precos in Spanish.`,
    pt: `O texto corrido tem os links do original, cada um para a página do seu idioma.
      /pt-BR/precos no original é /es/precos em espanhol; os dois contam como o mesmo link.`,
    es: `El texto corrido tiene los enlaces del original, cada uno a la página de su idioma.
      /pt-BR/precos en el original es /es/precos en español; los dos cuentan como el mismo enlace.`,
  },
  check: (content: Content) =>
    prosePairsIn(content).flatMap(({ file, source }) => {
      const expected = targetsIn(source)
      const actual = targetsIn(file)
      const { missing, extra } = difference(
        expected.map(({ target }) => target),
        actual.map(({ target }) => target),
      )
      if (missing.length === 0 && extra.length === 0) return []
      const lost = expected.find(({ target }) => missing.includes(target))
      const wrong = actual.find(({ target }) => extra.includes(target))
      return [
        {
          ...placesOfDifference(file, source, lost?.place, wrong?.place),
          data: { missing, extra },
        },
      ]
    }),
  messages: {
    en: (data) => differenceMessage('en', data),
    pt: (data) => differenceMessage('pt', data),
    es: (data) => differenceMessage('es', data),
  },
  cases: [
    {
      name: 'a link that the source has not',
      file: 'content/en/partners.mdx',
      find: /\n*$/,
      replace: ' ‸[Write to us](#contato).\n',
      report: /`#contato`/,
    },
  ],
})

function targetsIn(file: LocaleContentFile) {
  return linksIn(file).map(({ url, place }) => ({ target: neutral(url, file), place }))
}

/** The same for the pages of every language: `/es/precos` is `/precos` on a Spanish page. */
function neutral(url: string, { locale }: LocaleContentFile): string {
  const link = siteLink(url)
  if (link?.locale !== locale) return url
  const path = link.path.slice(`/${locale}`.length) || '/'
  return link.anchor === undefined ? path : `${path}#${link.anchor}`
}
