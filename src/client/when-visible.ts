/**
 * Calls a function once, when an element first intersects the viewport.
 *
 * @param options by default, the viewport is extended by 800 px on every side
 */
export function whenVisible(
  element: Element,
  callback: () => void,
  options: IntersectionObserverInit = { rootMargin: '800px' },
): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    callback()
  }, options)
  observer.observe(element)
}
