import nodemailer, { type Transporter } from 'nodemailer'
import { isLoopback } from '../../_shared/loopback.ts'
import type { SmtpSettings } from '../settings.ts'
import {
  DeliveryError,
  type DeliveryFault,
  type DeliveryStage,
  type EmailTransport,
} from './transport.ts'

/**
 * Milliseconds after which sending an e-mail is aborted. Longer than MAIL_DEADLINE_MS, because the
 * server may accept the e-mail after that deadline, and a retry would then send it twice. Shorter
 * than `contact.lease_time()`, after which another worker may send the e-mail.
 */
const TIME_LIMIT = 60_000

/** The parts of a nodemailer error that are used here. */
interface SmtpError {
  code?: string
  /** The command that failed, or `CONN` if the connection failed or was lost. */
  command?: string
  responseCode?: number
  /** The whole reply, which may quote the message. */
  response?: string
  /** The system call that failed; TLS errors have none. */
  syscall?: string
}

/**
 * Creates a transport that opens a new connection to the SMTP server for each e-mail. A pooled
 * connection could have been closed since its last use, and the e-mail would then fail.
 */
export function createSmtpTransport(
  { SMTP_HOST, SMTP_PORT, SMTP_SECURE, SMTP_USER, SMTP_PASSWORD, MAIL_DEADLINE_MS }: SmtpSettings,
): EmailTransport {
  const run = async (action: (mailer: Transporter) => Promise<unknown>) => {
    const { session, logger } = followSession()
    const mailer = nodemailer.createTransport({
      host: SMTP_HOST,
      port: SMTP_PORT,
      secure: SMTP_SECURE,
      // Otherwise, data would be sent unencrypted if STARTTLS were missing or stripped in transit.
      requireTLS: !isLoopback(SMTP_HOST),
      ...(SMTP_USER === undefined ? {} : { auth: { user: SMTP_USER, pass: SMTP_PASSWORD } }),
      connectionTimeout: MAIL_DEADLINE_MS,
      greetingTimeout: MAIL_DEADLINE_MS,
      dnsTimeout: MAIL_DEADLINE_MS,
      // Ends `verify`, which does not accept an abort signal, if the server stops responding.
      socketTimeout: TIME_LIMIT,
      // A message must not be able to attach a local file or the content of a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
      logger,
      transactionLog: true,
    })
    try {
      await action(mailer)
    } catch (error) {
      throw toDeliveryError(error as SmtpError, session)
    }
  }
  return {
    send({ id, from, ...email }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`
      const signal = AbortSignal.timeout(TIME_LIMIT)
      return run((mailer) => mailer.sendMail({ from, ...email, messageId, signal }))
    },
    verify: () => run((mailer) => mailer.verify()),
  }
}

function toDeliveryError(error: SmtpError, session: Session): DeliveryError {
  const reply = error.responseCode
  const stage = failedStage(error, session)
  const failure = { stage, reply, fault: classifyFault(error, stage) }
  if (error.code === 'ETIMEDOUT' || error.code === 'EABORT') {
    return new DeliveryError('mail_timeout', failure)
  }
  const rejected = reply !== undefined && reply >= 500 && stage !== 'login' && stage !== 'tls'
  return new DeliveryError(rejected ? 'mail_rejected' : 'mail_unavailable', failure)
}

/** Maps commands to their stages. Commands that are not listed here are part of the login. */
const commandStages: Partial<Record<string, DeliveryStage>> = {
  CONN: 'connect',
  EHLO: 'connect',
  HELO: 'connect',
  STARTTLS: 'tls',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'message',
}

function failedStage(error: SmtpError, { commands, replies }: Session): DeliveryStage {
  const { code, command = 'CONN', responseCode, syscall } = error
  if (code === 'EDNS') return 'dns'
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)) return 'tls'
  // Commands may be pipelined. If the error contains a reply, the last command with a reply failed.
  // Otherwise, the first command without a reply failed.
  const current = responseCode === undefined ? replies : replies - 1
  const failed = command === 'CONN' ? (commands[current] ?? commands.at(-1) ?? command) : command
  const [verb = ''] = failed.split(' ')
  return commandStages[verb] ?? 'login'
}

/**
 * Matches replies that refuse the content, or lack an enhanced status code (RFC 3463, section
 * 3). Only codes X.6 (content), X.7.0 and X.7.1 (unspecified policy) blame the content. The others
 * point to the owner's settings: X.2 codes, such as 5.2.2, are about the mailbox; other X.7 codes
 * are about permission to send, for example SPF and DKIM (RFC 7372, section 3). IANA's registry
 * "SMTP Enhanced Status Codes" lists codes up to X.7.30; X.7.5xx codes are specific to Exchange.
 */
const REFUSED = /^55[04][ -](?:5\.6\.|5\.7\.[01]\b|(?!5\.\d))/

/**
 * Matches replies whose text blames the sender or the mailbox. Some servers' codes do not show
 * this, as in `550 5.7.1 Unauthenticated e-mail is not accepted due to the DMARC policy`. When in
 * doubt, the message is kept and retried.
 */
const OWNER_FAULT =
  /\b(?:spf|dkim|dmarc|quota|(?:mailbox|inbox)(?: is| has been)? (?:full|disabled)|full mailbox)\b/i

function classifyFault(
  { code, responseCode = 0, response = '' }: SmtpError,
  stage: DeliveryStage,
): DeliveryFault {
  if (responseCode >= 400 && responseCode < 500) return 'temporary'
  if (code === 'EAUTH' || (stage === 'tls' && code !== 'ETIMEDOUT')) return 'settings'
  // The owner sets the sender and the recipient, so if either is rejected, the settings are wrong.
  if (code === 'EENVELOPE' && responseCode >= 500) return 'settings'
  const refused = code === 'EMESSAGE' && REFUSED.test(response) && !OWNER_FAULT.test(response)
  return refused ? 'message' : 'temporary'
}

interface Session {
  /** The commands sent so far; the connection itself counts as the first. */
  commands: string[]
  /** The number of commands that the server has replied to. */
  replies: number
}

/**
 * Follows an SMTP session in nodemailer's log, because nodemailer's errors often lack the command.
 */
function followSession() {
  const session: Session = { commands: ['CONN'], replies: 0 }
  const ignore = () => {}
  const debug = ({ tnx }: { tnx?: string }, command: string) => {
    if (tnx === 'client') session.commands.push(command)
    if (tnx === 'server') session.replies++
  }
  const logger = {
    level: ignore,
    trace: ignore,
    debug,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
  return { session, logger }
}
