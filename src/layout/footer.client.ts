/** Replaces the build year in the footer with the current one. */
export function showCurrentYear(): void {
  const now = String(new Date().getFullYear())
  for (const year of document.querySelectorAll('[data-year]')) {
    // Setting the same text would still trigger a layout.
    if (year.textContent !== now) year.textContent = now
  }
}
