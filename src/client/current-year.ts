/** Puts the current year into the footer of a page that was built in another one. */
export function showCurrentYear(): void {
  const now = String(new Date().getFullYear())
  for (const year of document.querySelectorAll('[data-year]')) {
    // The same text again would still make the browser lay the footer out anew.
    if (year.textContent !== now) year.textContent = now
  }
}
