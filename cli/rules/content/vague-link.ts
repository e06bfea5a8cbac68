import type { Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

export default defineRule({
  id: 'vague-link',
  severity: 'warning',
  suppressible: true,
  about: {
    en: `The text of a link describes where it leads.
      Screen readers list links without their sentences, where “click here” means nothing.`,
    pt: `O texto de um link descreve aonde ele leva.
      Os leitores de tela listam os links sem as frases, e ali “clique aqui” não diz nada.`,
    es: `El texto de un enlace describe adónde lleva.
      Los lectores de pantalla enumeran los enlaces sin sus frases, y ahí «haga clic aquí» no dice nada.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file)
        .filter(({ label, url }) => isVague(label, file.locale) || label === url)
        .map(({ label, place }) => ({ file: file.path, place, data: { label } })),
    ),
  messages: {
    en: ({ label }) => `“${label}” doesn't describe where the link leads.
      Use link text that names the destination.`,
    pt: ({ label }) => `“${label}” não descreve aonde o link leva.
      Use um texto que dê nome ao destino do link.`,
    es: ({ label }) => `«${label}» no describe adónde lleva el enlace.
      Use un texto que nombre el destino del enlace.`,
  },
  cases: [
    {
      name: 'click here',
      file: 'content/en/about.mdx',
      find: /\n---\n\n([^]*?)\n*$/,
      replace:
        '\n# allow link-mismatch: only this language needs it\n---\n\n$1 For prices, ‸[click here](/en/precos).\n',
      report: /names the destination/,
    },
    {
      name: 'the name of the destination',
      file: 'content/es/about.mdx',
      find: /\n---\n\n([^]*?)\n*$/,
      replace:
        '\n# allow link-mismatch: only this language needs it\n---\n\n$1 Consulte [los precios](/es/precos).\n',
    },
  ],
})

function isVague(label: string, locale: Locale): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
  const { vagueLabels = [] } = languageDataOf(locale) ?? {}
  return words === '' || vagueLabels.includes(words)
}
