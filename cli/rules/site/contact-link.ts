import { z } from 'zod'
import { decoded } from '../../content/site-links.ts'
import { defineRule, type Problem } from '../../core/rule.ts'
import { textOf } from '../../site/element.ts'
import { onLink } from '../../site/match-content.ts'
import type { BuiltSite } from '../../site/site.ts'

type Data =
  | { problem: 'no-email' | 'no-number'; href: string }
  | { problem: 'differs'; href: string; shown: string }

export default defineRule({
  id: 'contact-link',
  severity: 'error',
  what: {
    en: 'A mailto: link has an e-mail address, a tel: link an international number, and both show the same one.',
    pt: 'Um link mailto: tem um endereço de e-mail, um link tel: tem um número internacional, e os dois mostram o mesmo.',
    es: 'Un enlace mailto: tiene una dirección de correo, un enlace tel: tiene un número internacional, y ambos muestran lo mismo.',
  },
  why: {
    en: 'A number without its country does not work abroad.',
    pt: 'Um número sem o código do país não funciona no exterior.',
    es: 'Un número sin el prefijo del país no funciona en el extranjero.',
  },
  check: (site: BuiltSite) =>
    site.links.flatMap((link): Problem<Data>[] => {
      const { href, element, target } = link
      if (target.kind !== 'contact') return []
      const problemOf = target.url.protocol === 'tel:' ? phoneProblem : emailProblem
      const data = problemOf(target.url, textOf(element), href)
      return data ? [{ ...onLink(site, link), data }] : []
    }),
  problem: {
    en: {
      'no-email': ({ href }) => `\`${href}\` has no valid e-mail address.`,
      'no-number': ({ href }) => `\`${href}\` has no phone number that works from every country.`,
      differs: ({ href, shown }) => `The link shows \`${shown}\` but leads to \`${href}\`.`,
    },
    pt: {
      'no-email': ({ href }) => `\`${href}\` não tem um endereço de e-mail válido.`,
      'no-number': ({ href }) =>
        `\`${href}\` não tem um número de telefone que funcione em todos os países.`,
      differs: ({ href, shown }) => `O link mostra \`${shown}\`, mas leva a \`${href}\`.`,
    },
    es: {
      'no-email': ({ href }) => `\`${href}\` no tiene una dirección de correo válida.`,
      'no-number': ({ href }) =>
        `\`${href}\` no tiene un número de teléfono que funcione en todos los países.`,
      differs: ({ href, shown }) => `El enlace muestra \`${shown}\`, pero lleva a \`${href}\`.`,
    },
  },
  fix: {
    en: {
      'no-email': 'Write it as mailto:name@example.com.',
      'no-number':
        'Write it as tel:+552100000000: a plus sign, the country code, at most 15 digits, no spaces.',
      differs: 'Make them equal in content/site.yaml.',
    },
    pt: {
      'no-email': 'Escreva como mailto:nome@example.com.',
      'no-number':
        'Escreva como tel:+552100000000: sinal de mais, código do país, no máximo 15 dígitos, sem espaços.',
      differs: 'Escreva o mesmo nos dois em content/site.yaml.',
    },
    es: {
      'no-email': 'Escríbala como mailto:nombre@example.com.',
      'no-number':
        'Escríbalo como tel:+552100000000: signo más, prefijo del país, 15 dígitos como máximo, sin espacios.',
      differs: 'Escriba lo mismo en ambos en content/site.yaml.',
    },
  },
  cases: [
    {
      name: 'an e-mail link without an address',
      file: 'dist/pt-PT.html',
      find: /href="mailto:contato@/,
      replace: '‸href="mailto:contato.',
      report: /no valid e-mail address/,
    },
    {
      name: 'a number without its country',
      file: 'dist/es.html',
      find: /href="tel:\+55/,
      replace: '‸href="tel:0',
      report: /works from every country/,
    },
    {
      name: 'another number than the one shown',
      file: 'dist/en.html',
      find: />\+55 21 0000-0000</,
      replace: '>+55 21 0000-0001<',
      reportedAt: { file: 'content/site.yaml', after: /number: / },
      key: 'phone.number',
      report: /shows `\+55 21 0000-0001`[^]*content\/site\.yaml\.$/,
    },
  ],
})

const Email = z.email()

function emailProblem(url: URL, shown: string, href: string): Data | undefined {
  const recipients = decoded(url.pathname).split(',')
  if (!recipients.every((one) => Email.safeParse(one).success)) return { problem: 'no-email', href }
  const differs = shown.includes('@') && !recipients.some((one) => shown.includes(one))
  return differs ? { problem: 'differs', href, shown } : undefined
}

/** An international number starts with `+` and has at most 15 digits (E.164). */
function phoneProblem(url: URL, shown: string, href: string): Data | undefined {
  const number = decoded(url.pathname)
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return { problem: 'no-number', href }
  const digits = digitsOf(shown)
  // The text may contain no number, only words.
  const differs = digits.length >= 6 && !digitsOf(number).endsWith(digits)
  return differs ? { problem: 'differs', href, shown } : undefined
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
