/**
 * Scrolls to an element, if necessary, so that the header does not cover it. Its scroll margin is the room
 * for the header; browsers ignore it for an element that is within the window.
 */
export function scrollClear(element: Element | null | undefined): void {
  if (!element) return
  const room = parseFloat(getComputedStyle(element).scrollMarginTop)
  const isClear = element.getBoundingClientRect().top >= room
  element.scrollIntoView({ block: isClear ? 'nearest' : 'start', behavior: 'instant' })
}
