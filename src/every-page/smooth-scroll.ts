/**
 * Lets jumps within the page scroll smoothly, once the page has arrived where
 * its address led: that first jump is no journey past everything above.
 */
export function scrollSmoothlyFromNowOn(): void {
  const { classList, style } = document.documentElement
  // Safari cannot say when nobody waits for anything else.
  const whenIdle = self.requestIdleCallback ?? requestAnimationFrame
  const allow = () =>
    whenIdle(() => {
      classList.add('arrived')
      // As a rule of the stylesheet it would let Chromium style every element anew.
      style.scrollBehavior = 'smooth'
    })
  if (document.readyState === 'complete') allow()
  else addEventListener('load', allow, { once: true })
}
