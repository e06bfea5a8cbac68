// Runs in the page before its own scripts, after web-vitals.

/** The longest time from an interaction to the next paint so far, in milliseconds. */
globalThis.slowestInteraction = 0
webVitals.onINP(({ value }) => (globalThis.slowestInteraction = value), {
  reportAllChanges: true,
  durationThreshold: 16,
})

/** Resolves with the center of an element once it is painted and inside the viewport. */
globalThis.whenPainted = (selector) =>
  new Promise((resolve) => {
    const check = () => {
      const element = document.querySelector(selector)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element?.getBoundingClientRect()
      const hasPainted = performance.getEntriesByType('paint').length > 0
      const isInView = box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
      if (hasPainted && isInView) resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
      else requestAnimationFrame(check)
    }
    check()
  })

/** Resolves with the milliseconds from the next tap until an element that matches is painted. */
globalThis.timeTap = (selector) => {
  let tapped
  addEventListener('pointerup', ({ timeStamp }) => (tapped ??= timeStamp), { capture: true })
  return new Promise((resolve) => {
    const check = () => {
      const hasEffect = tapped !== undefined && document.querySelector(selector) !== null
      // The task after the frame: by then the frame is on its way to the screen.
      if (hasEffect) setTimeout(() => resolve(performance.now() - tapped))
      else requestAnimationFrame(check)
    }
    check()
  })
}
