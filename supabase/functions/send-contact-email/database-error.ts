/**
 * Returns the code of a database error, such as ECONNREFUSED or 42883, or, if it has no code, its
 * name, such as TimeoutError. Error messages are not logged, because they may contain the host.
 */
export function databaseErrorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string }
  // The `code` of a DOMException is a legacy number.
  return typeof code === 'string' ? code : name ?? 'unknown'
}
