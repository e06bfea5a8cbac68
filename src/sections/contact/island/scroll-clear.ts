/**
 * Scrolls to an element, if necessary, so that the header does not cover it. Its scroll margin
 * leaves space for the header, but browsers ignore the margin of an element that is already in the
 * window.
 */
export function scrollClear(element: Element | null | undefined): void {
  if (!element) return
  const room = parseFloat(getComputedStyle(element).scrollMarginTop)
  const isClear = element.getBoundingClientRect().top >= room
  element.scrollIntoView({ block: isClear ? 'nearest' : 'start', behavior: 'instant' })
}
