import type { ContactMessage } from '../_shared/contact.ts'

export interface MailAddress {
  name: string
  address: string
}

/** A mail as every transport takes it. */
export interface Mail {
  /** The same for the same submission: whoever gets it twice can tell. */
  id: string
  from: MailAddress
  to: string
  /** An object, never text: text with a comma would become two addresses. */
  replyTo: MailAddress
  subject: string
  text: string
  html: string
}

export interface MailAddresses {
  /** An address of the site's own domain. */
  from: MailAddress
  to: string
}

/** The mail that the owner gets for a message; written in the owner's language. */
export function composeMail(
  message: ContactMessage,
  id: string,
  { from, to }: MailAddresses,
): Mail {
  const name = oneLine(message.name)
  const rows: [string, string][] = [
    ['Nome', name],
    ['Telefone', oneLine(message.phone)],
    ['E-mail', message.email],
  ]
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
        `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeHtml(message.message)}</p>`,
    ].join('\n'),
  }
}

/**
 * Text for a header: a line break there would begin another header, and `=?` an
 * encoded word (RFC 2047), which readers would show decoded, line breaks and all.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('=?', '= ?').trim()
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
