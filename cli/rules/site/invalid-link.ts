import { didYouMean } from '../../core/report-language.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { nearest } from '../../core/suggestion.ts'
import { onLink } from '../../site/match-content.ts'
import type { BuiltSite } from '../../site/site.ts'

type Data =
  | { problem: 'empty' }
  | { problem: 'invalid'; href: string }
  | { problem: 'scheme'; href: string; scheme: string; suggestion: string | undefined }

export default defineRule({
  id: 'invalid-link',
  severity: 'error',
  what: {
    en: 'Links have a URL that browsers can open.',
    pt: 'Os links têm uma URL que os navegadores conseguem abrir.',
    es: 'Los enlaces tienen una URL que los navegadores pueden abrir.',
  },
  why: {
    en: 'It starts with https:, mailto:, tel:, / for a page, or # for a section.',
    pt: 'Ela começa com https:, mailto:, tel:, / para uma página ou # para uma seção.',
    es: 'Empieza con https:, mailto:, tel:, / para una página o # para una sección.',
  },
  check: (site: BuiltSite) =>
    site.links.flatMap((link): Problem<Data>[] => {
      const { href, target } = link
      const report = (data: Data) => [{ ...onLink(site, link), data }]
      if (href.trim() === '') return report({ problem: 'empty' })
      if (target.kind === 'invalid') return report({ problem: 'invalid', href })
      if (target.kind !== 'other') return []
      const scheme = target.url.protocol
      const suggestion = nearest(scheme, ['https:', 'mailto:', 'tel:'])
      return report({ problem: 'scheme', href, scheme, suggestion })
    }),
  problem: {
    en: {
      empty: 'The link has no URL: it leads to its own page.',
      invalid: ({ href }) => `Browsers can't open \`${href}\`.`,
      scheme: ({ href, scheme }) =>
        `\`${href}\` starts with \`${scheme}\`, which the site does not use.`,
    },
    pt: {
      empty: 'O link não tem URL: leva à própria página.',
      invalid: ({ href }) => `Os navegadores não conseguem abrir \`${href}\`.`,
      scheme: ({ href, scheme }) => `\`${href}\` começa com \`${scheme}\`, que o site não usa.`,
    },
    es: {
      empty: 'El enlace no tiene URL: lleva a su propia página.',
      invalid: ({ href }) => `Los navegadores no pueden abrir \`${href}\`.`,
      scheme: ({ href, scheme }) => `\`${href}\` empieza con \`${scheme}\`, que el sitio no usa.`,
    },
  },
  fix: {
    en: {
      empty: 'Write where it leads, or replace it with plain text.',
      invalid: 'Copy the URL from the address bar of a browser.',
      scheme: ({ suggestion }) =>
        didYouMean('en', suggestion) ??
        'Start with https://, mailto:, tel:, / for a page, or # for a section.',
    },
    pt: {
      empty: 'Escreva aonde ele leva ou troque-o por texto simples.',
      invalid: 'Copie a URL da barra de endereço de um navegador.',
      scheme: ({ suggestion }) =>
        didYouMean('pt', suggestion) ??
        'Comece com https://, mailto:, tel:, / para uma página ou # para uma seção.',
    },
    es: {
      empty: 'Escriba adónde lleva o sustitúyalo por texto simple.',
      invalid: 'Copie la URL de la barra de direcciones de un navegador.',
      scheme: ({ suggestion }) =>
        didYouMean('es', suggestion) ??
        'Empiece con https://, mailto:, tel:, / para una página o # para una sección.',
    },
  },
  cases: [
    {
      name: 'an empty URL',
      file: 'dist/en/404.html',
      find: /href="\/"/,
      replace: '‸href=""',
      report: /has no URL/,
    },
    {
      name: 'a mistyped scheme',
      file: 'dist/en/precos.html',
      find: /href="https:\/\/booking/,
      replace: '‸href="htps://booking',
      report: /`https:`\?/,
    },
    {
      name: 'a URL that browsers cannot open',
      file: 'dist/es/404.html',
      find: /href="\/"/,
      replace: '‸href="https://["',
      report: /Browsers can't open/,
    },
  ],
})
