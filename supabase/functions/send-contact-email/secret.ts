import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request has a secret in its header `Authorization`. */
export function hasSecret({ headers }: Request, secret: string | undefined): boolean {
  return secret !== undefined &&
    isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`)
}

/** Compares two secrets in constant time, regardless of length. */
export function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(actual), digest(expected))
}
