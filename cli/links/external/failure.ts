import type { Answer, AskSettings } from './ask-address.ts'

/** What it means that no answer came at all. */
export function failureOf(
  error: unknown,
  { timeout }: AskSettings,
): { answer: Answer; mayPass: boolean } {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { answer: { problem: 'timeout', seconds: timeout / 1000 }, mayPass: true }
  }
  // A fault of ours, such as an option that `fetch` refuses, is no fault of the link.
  if (!(error instanceof TypeError) || error.cause === undefined) throw error

  const reason = codeOf(error.cause)
  if (certificateCodes.test(reason)) {
    return { answer: { problem: 'certificate', reason }, mayPass: false }
  }
  return { answer: { problem: 'unreachable', reason }, mayPass: reason !== 'ENOTFOUND' }
}

/** Names that OpenSSL and Node give to a certificate, or a connection, that can't be trusted. */
const certificateCodes = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|UNABLE_TO_(?:GET_ISSUER|VERIFY)/

function codeOf(cause: unknown): string {
  if (cause instanceof AggregateError) return codeOf(cause.errors[0])
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause ? String(cause.code) : cause.message
}
