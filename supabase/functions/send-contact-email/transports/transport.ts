import type { Mail } from '../mail.ts'

/** Hands a mail over; throws a MailFailure where that fails. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

/** Why a mail was not handed over, by the code that the client gets. */
export type MailFailureCode = 'mail_rejected' | 'mail_unavailable' | 'mail_timeout'

export class MailFailure extends Error {
  readonly code: MailFailureCode

  constructor(code: MailFailureCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
