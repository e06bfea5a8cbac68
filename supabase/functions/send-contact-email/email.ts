import { escapeText } from 'entities/escape'
import type { ContactMessage } from '../_shared/contact.ts'

/** An e-mail address with a display name. */
export interface Mailbox {
  name: string
  address: string
}

/** An e-mail, for every transport. */
export interface Email {
  /** Equal for equal submissions, so that a duplicate can be recognized. */
  id: string
  from: Mailbox
  to: string
  /** An object: as a string, a name with a comma would become two addresses. */
  replyTo: Mailbox
  subject: string
  text: string
  html: string
}

/** The e-mail about a message. It is in Portuguese, because the site's owner reads it. */
export function composeEmail(
  message: ContactMessage,
  { id, from, to }: Pick<Email, 'id' | 'from' | 'to'>,
): Email {
  const name = toSingleLine(message.name)
  const rows = [
    ['Nome', name],
    ['Telefone', toSingleLine(message.phone)],
    ['E-mail', message.email],
  ] as const
  return {
    id,
    from,
    to,
    replyTo: { name, address: message.email },
    subject: `Contato pelo site: ${name}`,
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', message.message].join('\n'),
    html: [
      '<!doctype html><meta charset="utf-8">',
      '<table>',
      ...rows.map(([label, value]) =>
        `<tr><th align="left">${label}</th><td>${escapeText(value)}</td></tr>`
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeText(message.message)}</p>`,
    ].join('\n'),
  }
}

/**
 * Text for a header. A line break would start another header, and `=?` an encoded word
 * (RFC 2047), which e-mail clients decode, line breaks included.
 */
function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('=?', '= ?').trim()
}
