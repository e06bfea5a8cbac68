/** Milliseconds that the form waits for a response before it reports a failure. */
export const FORM_TIMEOUT = 20_000

/** Milliseconds that the function waits for a database query. */
export const QUERY_TIMEOUT = 4_000

/**
 * Maximum value of MAIL_DEADLINE_MS. With a longer deadline, the form could time out before the
 * function responds: the form's timeout must also cover a database query before the e-mail is sent,
 * and a second for the network.
 */
export const MAX_MAIL_DEADLINE = FORM_TIMEOUT - QUERY_TIMEOUT - 1_000
