/**
 * Returns a database error's code, such as ECONNREFUSED or 42883, or else its name, such as
 * TimeoutError. The error's message must not be logged, because it may contain the host.
 */
export function databaseErrorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  // A DOMException has a `code` too, but that is a legacy number.
  return typeof code === 'string' ? code : name ?? 'unknown'
}
