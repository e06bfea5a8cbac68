/** Milliseconds after which the form reports that a message failed. */
export const FORM_TIMEOUT = 20_000

/** Milliseconds that the function waits for a query of the database. */
export const QUERY_TIMEOUT = 4_000

/**
 * Maximum of MAIL_DEADLINE_MS. With a longer deadline, the form could report a failure and the
 * e-mail still be delivered: a query may come first, and a second is for the network.
 */
export const MAX_MAIL_DEADLINE = FORM_TIMEOUT - QUERY_TIMEOUT - 1_000
