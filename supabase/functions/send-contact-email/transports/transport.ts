import type { Email } from '../email.ts'

/** Delivers e-mails to a mail server or service; throws a DeliveryError if that fails. */
export interface EmailTransport {
  send(email: Email): Promise<void>
}

/** Why an e-mail was not delivered; also the error code of the response. */
export type DeliveryErrorCode = 'mail_rejected' | 'mail_unavailable' | 'mail_timeout'

export class DeliveryError extends Error {
  readonly code: DeliveryErrorCode
  stage?: string
  reply?: number
  permanent = false

  constructor(code: DeliveryErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
