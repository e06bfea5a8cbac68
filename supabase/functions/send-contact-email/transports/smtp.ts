import nodemailer from 'nodemailer'
import type { SmtpSettings } from '../settings.ts'
import { DeliveryError, type DeliveryErrorCode, type EmailTransport } from './transport.ts'

/**
 * Milliseconds of inactivity after which a connection is closed. Much longer than the deadline, because
 * the server may still be accepting the e-mail (RFC 5321, section 4.5.3.2.6, allows ten minutes): if
 * the connection were closed, a retry would send it twice.
 */
const IDLE_TIMEOUT = 120_000

/** Hosts to which a password can be sent without TLS, because it does not leave the machine. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '::1']

/** Sends e-mails to an SMTP server through a connection pool. */
export function createSmtpTransport(
  { SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_USER, SMTP_PASSWORD, MAIL_DEADLINE_MS }: SmtpSettings,
): EmailTransport {
  const mailer = nodemailer.createTransport({
    host: SMTP_HOST,
    port: SMTP_PORT,
    secure: SMTP_SECURE,
    // Without TLS, or if STARTTLS is stripped in transit, the password would be sent in plain text.
    requireTLS: SMTP_USER !== undefined && !LOOPBACK.includes(SMTP_HOST),
    ...(SMTP_USER === undefined ? {} : { auth: { user: SMTP_USER, pass: SMTP_PASSWORD } }),
    pool: true,
    maxConnections: 5,
    connectionTimeout: MAIL_DEADLINE_MS,
    greetingTimeout: MAIL_DEADLINE_MS,
    socketTimeout: IDLE_TIMEOUT,
    dnsTimeout: MAIL_DEADLINE_MS,
    // A message must not be able to attach a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, from, to, replyTo, subject, text, html }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`
      try {
        await mailer.sendMail({ from, to, replyTo, subject, text, html, messageId })
      } catch (cause) {
        throw new DeliveryError(codeOf(cause), { cause })
      }
    },
  }
}

function codeOf(error: unknown): DeliveryErrorCode {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (code === 'ETIMEDOUT') return 'mail_timeout'
  // Login and TLS errors are configuration errors, so the message is not the cause.
  if (code === 'EAUTH' || code === 'ETLS') return 'mail_unavailable'
  return responseCode !== undefined && responseCode >= 500 ? 'mail_rejected' : 'mail_unavailable'
}
