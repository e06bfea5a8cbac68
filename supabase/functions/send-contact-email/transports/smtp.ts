import nodemailer from 'nodemailer'
import type { SmtpSettings } from '../settings.ts'
import { MailFailure, type MailFailureCode, type MailTransport } from './transport.ts'

/**
 * Milliseconds that a server may be silent once it talks with us; long past the
 * deadline. It may be taking the mail (RFC 5321, section 4.5.3.2.6, grants ten
 * minutes): to hang up would make a retry send it twice.
 */
const SILENCE = 120_000

/** Servers that a password reaches without leaving this machine. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1']

/** Hands mails to an SMTP server over a few connections that stay open. */
export function createSmtpTransport(
  { host, port, secure, user, password, timeout }: SmtpSettings,
): MailTransport {
  const mailer = nodemailer.createTransport({
    host,
    port,
    secure,
    // Where a server offers no TLS, or somebody between us strikes the offer out, a
    // password would travel in clear; then rather no mail.
    requireTLS: user !== undefined && !LOOPBACK.includes(host),
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    pool: true,
    maxConnections: 5,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: SILENCE,
    dnsTimeout: timeout,
    // A message is text; nothing in it may name a file or an address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, from, to, replyTo, subject, text, html }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`
      try {
        await mailer.sendMail({ from, to, replyTo, subject, text, html, messageId })
      } catch (cause) {
        throw new MailFailure(codeOf(cause), { cause })
      }
    },
  }
}

function codeOf(error: unknown): MailFailureCode {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (code === 'ETIMEDOUT') return 'mail_timeout'
  // A login or an encryption that is refused is our mistake, not one of the message.
  if (code === 'EAUTH' || code === 'ETLS') return 'mail_unavailable'
  return responseCode !== undefined && responseCode >= 500 ? 'mail_rejected' : 'mail_unavailable'
}
