import { escapeText } from 'entities/escape'
import type { ContactField, ContactMessage } from '../_shared/contact-message.ts'
import type { Settings } from './settings.ts'

export interface Mailbox {
  name: string
  address: string
}

/** An e-mail in a format common to all transports. */
export interface Email {
  /** The same for duplicate submissions, so that duplicate e-mails can be recognized. */
  id: string
  from: Mailbox
  to: string
  /** An object, because in a string, a name with a comma would be parsed as two addresses. */
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Suppresses out-of-office replies (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' }

type Envelope = Pick<Email, 'id' | 'from' | 'to'>

/** @param key hexadecimal identifier of the content; the first 32 digits become the e-mail's id */
export function createEnvelope(
  { MAIL_FROM_NAME, MAIL_FROM, MAIL_TO }: Settings,
  key: string,
): Envelope {
  return { id: key.slice(0, 32), from: { name: MAIL_FROM_NAME, address: MAIL_FROM }, to: MAIL_TO }
}

/** Composes the e-mail for a message, in Portuguese because the site's owner reads it. */
export function composeEmail(
  message: ContactMessage,
  { id, from, to, suspect = false }: Envelope & { suspect?: boolean },
): Email {
  const name = toSingleLine(message.name)
  const rows = labelledFields(message)
  return {
    id,
    from,
    to,
    replyTo: { name, address: message.email },
    subject: `${suspect ? 'Suspeita: ' : ''}Contato pelo site: ${name}`,
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
    headers,
  }
}

type ShortField = Exclude<ContactField, 'message'>

const fieldLabels: Readonly<Record<ShortField, string>> = {
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
}

/** Returns the single-line fields with their labels. A message stored long ago may lack a field. */
export function labelledFields(message: ContactMessage): [label: string, value: string][] {
  return (Object.keys(fieldLabels) as ShortField[]).map((field) => [
    fieldLabels[field],
    toSingleLine(message[field] ?? ''),
  ])
}

/** Composes one e-mail for several messages, because separate e-mails could flood the mailbox. */
export function composeDigest(
  messages: readonly ContactMessage[],
  envelope: Envelope,
): Email {
  const emails = messages.map((message) => composeEmail(message, envelope))
  return {
    ...envelope,
    subject: `Contatos pelo site: ${messages.length}`,
    text: emails.map(({ text }) => text).join('\n\n----------\n\n'),
    html: emails.map(({ html }) => html).join('\n<hr>\n'),
    headers,
  }
}

/** Composes the daily reminder about held and dead messages, which need the owner's attention. */
export function composeReminder(
  { held, dead, expiring }: { held: number; dead: number; expiring: number },
  envelope: Envelope,
): Email {
  const text = [
    `Mensagens suspeitas, que ainda não foram enviadas: ${held}`,
    `Mensagens que o servidor de e-mail recusou: ${dead}`,
    ...(expiring > 0 ? [`Destas, serão apagadas nos próximos 8 dias: ${expiring}`] : []),
    '',
    'Para lê-las, enviá-las ou apagá-las: npx cli messages list',
  ].join('\n')
  const html = `<!doctype html><meta charset="utf-8">\n<p style="white-space:pre-wrap">${text}</p>`
  return { ...envelope, subject: 'Mensagens do site à espera', text, html, headers }
}

/**
 * Makes text safe for use in a header. A line break would start another header. `=?` would start an
 * encoded word (RFC 2047), which could contain an encoded line break. Invisible characters can hide
 * or reorder text.
 */
function toSingleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '')
    .replaceAll('=?', '= ?')
    .trim()
}
