/**
 * Moves the animation of the headline (`hero.css`) to the middle of a word's time, so that it does
 * not stop between two words.
 */
export function finishWord(): void {
  const words = document.querySelector('h1')?.getAnimations({ subtree: true }) ?? []
  for (const word of words) {
    const now = Number(word.currentTime)
    const duration = Number(word.effect?.getComputedTiming().duration) / words.length
    word.currentTime = now - (now % duration) + duration / 2
  }
}
