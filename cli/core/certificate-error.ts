/** Whether an OpenSSL or Node.js error code means that a certificate is invalid or not trusted. */
export function isCertificateError(code: string): boolean {
  return /CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY)/.test(code)
}
