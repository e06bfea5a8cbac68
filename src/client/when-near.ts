/** Calls back once, when an element is at most 800 px away from the viewport. */
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
