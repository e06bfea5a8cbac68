/**
 * Moves the headline animation (`hero.css`) to the middle of the current word's two seconds, so
 * that it does not stop between two words.
 */
export function finishWord(): void {
  const words = document.querySelector('h1')?.getAnimations({ subtree: true }) ?? []
  for (const word of words) {
    const now = Number(word.currentTime)
    const duration = Number(word.effect?.getComputedTiming().duration) / words.length
    word.currentTime = now - (now % duration) + duration / 2
  }
}
