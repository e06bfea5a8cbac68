/**
 * Runs the callback once, when the element is within 800 px of the viewport, or as the options of
 * the observer say.
 */
export function whenNear(
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
