import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request's `Authorization` header contains the secret as a bearer token. */
export function hasSecret({ headers }: Request, secret: string | undefined): boolean {
  return secret !== undefined &&
    isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)
}

/** Whether two secrets are equal. Compares in constant time, even if their lengths differ. */
export function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(actual), digest(expected))
}
