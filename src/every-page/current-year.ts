/** Puts the current year into the footer of a page that was built in another one. */
export function showCurrentYear(): void {
  for (const year of document.querySelectorAll('[data-year]')) {
    year.textContent = String(new Date().getFullYear())
  }
}
