import type { Email } from '../email.ts'

/** Delivers e-mails to a mail server or service. Its methods throw a DeliveryError on failure. */
export interface EmailTransport {
  send(email: Email): Promise<void>
  /** Logs in without sending anything. */
  verify(): Promise<void>
}

/** Why an e-mail was not delivered in time; also the error code in the response. */
type DeliveryErrorCode = 'mail_rejected' | 'mail_unavailable' | 'mail_timeout'

/** The step that failed: a step in an SMTP session or, for `api`, a request to an HTTP API. */
export type DeliveryStage =
  | 'dns'
  | 'connect'
  | 'tls'
  | 'login'
  | 'sender'
  | 'recipient'
  | 'message'
  | 'api'

/**
 * What must change before an e-mail can be delivered: the message itself, the function's settings,
 * or nothing (`temporary`).
 */
export type DeliveryFault = 'message' | 'settings' | 'temporary'

/** Where and why sending failed. Omits the server's text, because that may quote the message. */
export interface DeliveryFailure {
  stage: DeliveryStage
  /** The SMTP reply code or the HTTP status, if there was a response. */
  reply?: number | undefined
  fault: DeliveryFault
}

export class DeliveryError extends Error {
  readonly code: DeliveryErrorCode
  /** Undefined if sending had neither failed nor succeeded by the deadline. */
  readonly failure: DeliveryFailure | undefined

  constructor(code: DeliveryErrorCode, failure?: DeliveryFailure) {
    super(code)
    this.code = code
    this.failure = failure
  }
}
