import type { Locale } from '../../../src/locales.ts'
import type { Content } from '../../content/content.ts'
import { linksIn } from '../../content/prose.ts'
import { defineRule } from '../../core/rule.ts'
import { languageDataOf } from '../../word-lists/index.ts'

/** The words of a link say where it leads: a screen reader lists them without their sentence. */
export default defineRule({
  id: 'vague-link',
  severity: 'warning',
  suppressible: true,
  about: {
    en: `The text of a link describes where it leads.
      Screen readers list links without their sentences, where “click here” means nothing.`,
    pt: `As palavras de um link dizem aonde ele leva.
      Os leitores de tela listam os links de uma página sem as frases, e “clique aqui” não diz nada ali.`,
    es: `Las palabras de un enlace dicen adónde lleva.
      Los lectores de pantalla enumeran los enlaces sin sus frases, y «haga clic aquí» no dice nada ahí.`,
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file)
        .filter(({ label, url }) => isVague(label, file.locale) || label === url)
        .map(({ label, place }) => ({
          file: file.path,
          place,
          data: { label },
        })),
    ),
  messages: {
    en: ({ label }) => `“${label}” doesn't say where the link leads.
      Let the link hold the words that name its target.`,
    pt: ({ label }) => `“${label}” não diz aonde o link leva.
      Ponha no link as palavras que dão nome ao destino.`,
    es: ({ label }) => `“${label}” no dice adónde lleva el enlace.
      Ponga en el enlace las palabras que nombran su destino.`,
  },
  cases: [
    {
      name: 'a link that says nothing',
      file: 'content/en/about.mdx',
      find: /\n---\n\n([^]*?)\n*$/,
      replace:
        '\n# allow link-mismatch: the readers of this language asked for it\n---\n\n$1 For prices, ‸[click here](/en/precos).\n',
      report: /doesn't say where the link leads/,
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
