/**
 * Returns what to log of a database error, whose message may contain the host: its code, such as
 * ECONNREFUSED or 42883, or the name of an error without one, such as TimeoutError.
 */
export function databaseErrorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  // The `code` of a DOMException is a number without a meaning today.
  return typeof code === 'string' ? code : name ?? 'unknown'
}
