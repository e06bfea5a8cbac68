import type { Content } from '../../content/content-model.ts'
import { linksIn } from '../../content/files/prose.ts'
import { defineRule } from '../../core/rule.ts'
import { isVagueLabel } from '../../word-lists/index.ts'

export default defineRule({
  id: 'vague-link',
  severity: 'warning',
  suppressible: true,
  what: {
    en: 'The text of a link describes its destination.',
    pt: 'O texto de um link descreve o destino dele.',
    es: 'El texto de un enlace describe su destino.',
  },
  why: {
    en: 'Screen readers list links without their sentences, where “click here” means nothing.',
    pt: 'Os leitores de tela listam os links sem as frases, e assim “clique aqui” não significa nada.',
    es: 'Los lectores de pantalla enumeran los enlaces sin sus frases, y así «haga clic aquí» no significa nada.',
  },
  check: (content: Content) =>
    content.localeFiles.flatMap((file) =>
      linksIn(file)
        .filter(({ label, url }) => {
          const hasWords = /[\p{L}\p{N}]/u.test(label) && label !== url
          return !hasWords || isVagueLabel(label, file.locale)
        })
        .map(({ label, place }) => ({ file: file.path, place, data: { label } })),
    ),
  problem: {
    en: ({ label }) => `“${label}” does not describe the destination of the link.`,
    pt: ({ label }) => `“${label}” não descreve o destino do link.`,
    es: ({ label }) => `«${label}» no describe el destino del enlace.`,
  },
  fix: {
    en: 'Use link text that names the destination.',
    pt: 'Use um texto que nomeie o destino.',
    es: 'Use un texto que nombre el destino.',
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
