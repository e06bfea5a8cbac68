import { sectionOf } from './active-section.ts'

/**
 * Lets links within the page scroll smoothly. Not from the start, or whoever comes by a link to a
 * section would travel past everything above it; and not before a link is followed, because
 * Chromium styles the whole page anew when its root changes, which a first tap would wait for.
 */
export function jumpSmoothly(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && sectionOf(link)) document.documentElement.style.scrollBehavior = 'smooth'
  })
}
