// Runs in the page before its own scripts.

/** The longest event of each interaction so far, in milliseconds, by its id (Event Timing). */
const durations = new Map()
const note = (entries) => {
  for (const { interactionId, duration } of entries) {
    if (interactionId > 0) {
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration))
    }
  }
}
const observer = new PerformanceObserver((list) => note(list.getEntries()))
observer.observe({ type: 'event', durationThreshold: 16 })

globalThis.takeInteractions = () => {
  note(observer.takeRecords())
  const taken = [...durations.values()]
  durations.clear()
  return taken
}

/** Milliseconds from the next tap until what it does to the elements of a selector is painted. */
globalThis.watchTap = (selector) => {
  let tapped
  addEventListener('pointerup', ({ timeStamp }) => (tapped ??= timeStamp), { capture: true })
  return new Promise((resolve) => {
    const look = () => {
      const painted = tapped !== undefined && document.querySelector(selector) !== null
      // The task after the frame: by then the frame is on its way to the screen.
      if (painted) setTimeout(() => resolve(performance.now() - tapped))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Settles with the middle of an element once it is painted where it can be tapped. */
globalThis.whenPainted = (selector) =>
  new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(selector)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element?.getBoundingClientRect()
      const seen = performance.getEntriesByType('paint').length > 0
      const inView = box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
      if (seen && inView) resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
      else requestAnimationFrame(look)
    }
    look()
  })
