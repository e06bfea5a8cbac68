// Runs in the page before the scripts of the page.

/** The longest time from an interaction to the next paint; Event Timing reports nothing below 16 ms. */
globalThis.slowestInteraction = 16
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId > 0) globalThis.slowestInteraction = Math.max(slowestInteraction, duration)
  }
}).observe({ type: 'event', durationThreshold: 16 })

/** Resolves with the centre of an element once it is painted and inside the viewport. */
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
      // By the task after the frame, the frame has been submitted for painting.
      if (hasEffect) setTimeout(() => resolve(performance.now() - tapped))
      else requestAnimationFrame(check)
    }
    check()
  })
}
