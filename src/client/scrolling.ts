import { linkedSection } from './active-section.ts'

/**
 * Enables scroll anchoring once the page is loaded and at the position of its URL or of the history
 * entry (`html:not(.arrived)` in `elements.css`).
 */
export function enableScrollAnchoring(): void {
  const enable = () =>
    requestAnimationFrame(() => document.documentElement.classList.add('arrived'))
  if (document.readyState === 'complete') enable()
  else addEventListener('load', enable, { once: true })
}

/**
 * Makes links within the page scroll smoothly. Set at the first click, not from the start: a deep
 * link would scroll past everything above its section, and changing the style of the root element
 * makes Chromium recalculate the styles of the whole page, which would delay a first tap.
 */
export function scrollSmoothlyWithinPage(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && linkedSection(link)) document.documentElement.style.scrollBehavior = 'smooth'
  })
}
