import { z } from 'zod'
import { textOf } from '../site/element.ts'
import { linksIn } from '../site/links.ts'
import { linkSpot } from '../site/spot.ts'
import type { ContactProblem } from '../finding.ts'
import { decoded } from '../site/target.ts'
import type { LinkRule } from './rule.ts'

/** A `mailto:` holds an e-mail address, a `tel:` an international number, and both are the ones shown. */
export const contactLink: LinkRule = {
  id: 'contact-link',
  check(site) {
    return linksIn(site).flatMap(({ page, element, address, target }) => {
      if (target.kind !== 'contact') return []
      const shown = textOf(element)
      const problem =
        target.url.protocol === 'tel:'
          ? phoneProblem(target.url, shown)
          : mailProblem(target.url, shown)
      if (!problem) return []
      return {
        rule: 'contact-link' as const,
        args: { ...problem, address },
        spot: linkSpot(page, element),
      }
    })
  },
}

const Email = z.email()

/** What RFC 6068 lets a `mailto:` carry, as far as mail programs follow it. */
const parameters = ['subject', 'body', 'cc', 'bcc']

function mailProblem(url: URL, shown: string): ContactProblem | undefined {
  const recipients = decoded(url.pathname).split(',')
  if (!recipients.every((one) => Email.safeParse(one).success)) return { problem: 'no-address' }
  const unknown = [...url.searchParams.keys()].find((name) => !parameters.includes(name))
  if (unknown !== undefined) return { problem: 'parameter', name: unknown }
  const differs = shown.includes('@') && !recipients.some((one) => shown.includes(one))
  return differs ? { problem: 'differs', shown } : undefined
}

/** A number for the whole world begins with `+` and has at most 15 digits (E.164, RFC 3966). */
function phoneProblem(url: URL, shown: string): ContactProblem | undefined {
  const number = decoded(url.pathname)
  if (!/^\+[1-9](?:[-.()]?\d){6,14}\)?$/.test(number)) return { problem: 'no-number' }
  const digits = digitsOf(shown)
  // Only words that show a number can show another one.
  const differs = digits.length >= 6 && !digitsOf(number).endsWith(digits)
  return differs ? { problem: 'differs', shown } : undefined
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
