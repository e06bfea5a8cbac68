/** Runs the callback once, when the element is within 800 px of the viewport. */
export function whenNear(element: Element, callback: () => void, signal?: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '800px' },
  )
  observer.observe(element)
  signal?.addEventListener('abort', () => observer.disconnect())
}
