/**
 * Returns the part of a database error that is logged, because its message may contain the host: the
 * code, such as ECONNREFUSED or 42883, or without one, the name, such as TimeoutError.
 */
export function databaseErrorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  // The `code` of a DOMException is a legacy number.
  return typeof code === 'string' ? code : name ?? 'unknown'
}
