/**
 * Scrolls to an element, if necessary, so that the header does not cover it. The element's scroll
 * margin leaves space for the header, but browsers ignore the margin of an element that is already
 * in the viewport.
 */
export function scrollClear(element: Element | null | undefined): void {
  if (!element) return
  const room = parseFloat(getComputedStyle(element).scrollMarginTop)
  const isClear = element.getBoundingClientRect().top >= room
  element.scrollIntoView({ block: isClear ? 'nearest' : 'start', behavior: 'instant' })
}
