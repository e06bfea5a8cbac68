/** Whether an error code of OpenSSL or Node.js is for an untrusted certificate or connection. */
export function isCertificateError(code: string): boolean {
  return /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|UNABLE_TO_(?:GET_ISSUER|VERIFY)/.test(code)
}
