import { escapeText } from 'entities/escape'
import type { ContactMessage } from '../_shared/contact.ts'

/** An e-mail address with a display name. */
export interface Mailbox {
  name: string
  address: string
}

/** An e-mail in a format common to all transports. */
export interface Email {
  /** The same for duplicate submissions, so that they can be recognized. */
  id: string
  from: Mailbox
  to: string
  /** An object, because a name with a comma in a string would be parsed as two addresses. */
  replyTo: Mailbox
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Composes the e-mail for a message, in Portuguese for the owner of the site. */
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
    // Keeps out-of-office replies from being sent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * Makes a text safe for use in a header. A line break would start another header, and `=?` would start
 * an encoded word (RFC 2047), which e-mail clients decode, including line breaks. Invisible characters
 * can hide text, or show it in another order than it has.
 */
function toSingleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '')
    .replaceAll('=?', '= ?')
    .trim()
}
