/** Items that could not be stored because storage is blocked or full; lost when the page closes. */
const unstored = new Map<string, string>()

/** Returns a stored item, or null if there is none. */
export function loadItem(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores an item in session storage or, if that fails, in memory. */
export function storeItem(key: string, value: string): void {
  unstored.delete(key)
  try {
    // Removed first, so that the old value does not remain if the new one cannot be stored.
    sessionStorage.removeItem(key)
    sessionStorage.setItem(key, value)
  } catch {
    unstored.set(key, value)
  }
}
