/** Enables scroll anchoring once the page has loaded (`html:not(.arrived)` in `base.css`). */
export function enableScrollAnchoring(): void {
  const enable = () =>
    requestAnimationFrame(() => document.documentElement.classList.add('arrived'))
  if (document.readyState === 'complete') enable()
  else addEventListener('load', enable, { once: true })
}

/**
 * Makes links within the page scroll smoothly. The style is not set before the first click: it
 * would make a deep link scroll past everything above its section, and changing a style of the root
 * element makes Chromium recalculate all styles, which would delay the first tap.
 */
export function scrollSmoothlyWithinPage(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link?.pathname === location.pathname && document.getElementById(link.hash.slice(1))) {
      document.documentElement.style.scrollBehavior = 'smooth'
    }
  })
}
