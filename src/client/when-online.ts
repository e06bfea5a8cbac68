/**
 * Waits until the browser is online. Used before an import, because Chromium caches a failed import
 * for the lifetime of the page.
 */
export async function whenOnline(): Promise<void> {
  if (!navigator.onLine) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  }
}
