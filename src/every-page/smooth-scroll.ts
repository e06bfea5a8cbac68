/**
 * Lets jumps within the page scroll smoothly, once the page has arrived where
 * its address led: that first jump is no journey past everything above.
 */
export function scrollSmoothlyFromNowOn(): void {
  const allow = () => requestAnimationFrame(() => document.documentElement.classList.add('arrived'))
  if (document.readyState === 'complete') allow()
  else addEventListener('load', allow, { once: true })
}
