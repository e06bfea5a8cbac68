/**
 * Lets jumps within the page scroll smoothly, once the page has arrived where
 * its address led: that first jump is no journey past everything above.
 */
export function scrollSmoothlyFromNowOn(): void {
  // Browsers style the whole page anew; Safari cannot say when nobody waits for anything else.
  const whenIdle = self.requestIdleCallback ?? requestAnimationFrame
  const allow = () => whenIdle(() => document.documentElement.classList.add('arrived'))
  if (document.readyState === 'complete') allow()
  else addEventListener('load', allow, { once: true })
}
