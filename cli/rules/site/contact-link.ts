import { decoded } from '../../content/site-links.ts'
import { defineRule } from '../../core/rule.ts'
import { textOf } from '../../site/element.ts'
import { onLink } from '../../site/match-content.ts'
import type { BuiltSite } from '../../site/site.ts'

export default defineRule({
  id: 'contact-link',
  severity: 'error',
  what: {
    en: 'An e-mail address or phone number in a link is the one that the link leads to.',
    pt: 'Um endereço de e-mail ou telefone num link é aquele a que o link leva.',
    es: 'Una dirección de correo o un teléfono en un enlace es aquel al que lleva el enlace.',
  },
  why: {
    en: 'Visitors who copy the text would write or call somewhere else than those who click it.',
    pt: 'Quem copia o texto escreveria ou ligaria para um lugar diferente de quem clica nele.',
    es: 'Quien copia el texto escribiría o llamaría a otro sitio que quien lo pulsa.',
  },
  check: (site: BuiltSite) =>
    site.links.flatMap((link) => {
      const { href, element, target } = link
      if (target.kind !== 'contact') return []
      const shown = textOf(element)
      const differs = target.url.protocol === 'tel:' ? isOtherNumber : isOtherAddress
      if (!differs(shown, decoded(target.url.pathname))) return []
      return [{ ...onLink(site, link), data: { href, shown } }]
    }),
  problem: {
    en: ({ href, shown }) => `The link shows \`${shown}\` but leads to \`${href}\`.`,
    pt: ({ href, shown }) => `O link mostra \`${shown}\`, mas leva a \`${href}\`.`,
    es: ({ href, shown }) => `El enlace muestra \`${shown}\`, pero lleva a \`${href}\`.`,
  },
  fix: {
    en: 'Make them equal in content/site.yaml.',
    pt: 'Escreva o mesmo nos dois em content/site.yaml.',
    es: 'Escriba lo mismo en ambos en content/site.yaml.',
  },
  cases: [
    {
      name: 'another number than the one shown',
      file: 'dist/en.html',
      find: />\+55 21 0000-0000</,
      replace: '>+55 21 0000-0001<',
      reportedAt: { file: 'content/site.yaml', after: /number: / },
      key: 'phone.number',
      report: /shows `\+55 21 0000-0001`[^]*content\/site\.yaml\.$/,
    },
    {
      name: 'another e-mail address than the one shown',
      file: 'dist/pt-PT.html',
      find: /href="mailto:contato@/,
      replace: '‸href="mailto:outro@',
      report: /but leads to `mailto:outro@/,
    },
  ],
})

function isOtherAddress(shown: string, recipients: string): boolean {
  return shown.includes('@') && !recipients.split(',').some((address) => shown.includes(address))
}

/** The text may contain no number, only words, or a number without its country. */
function isOtherNumber(shown: string, number: string): boolean {
  const digits = shown.replace(/\D/g, '')
  return digits.length >= 6 && !number.replace(/\D/g, '').endsWith(digits)
}
