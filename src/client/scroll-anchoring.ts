/**
 * Lets what is on screen stay there while something above it changes, once the page
 * has arrived where its address or the way back led (`html:not(.arrived)` in the styles).
 */
export function anchorScrollOnceArrived(): void {
  const anchor = () =>
    requestAnimationFrame(() => document.documentElement.classList.add('arrived'))
  if (document.readyState === 'complete') anchor()
  else addEventListener('load', anchor, { once: true })
}
