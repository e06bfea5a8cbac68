import { distance } from 'fastest-levenshtein'

/** The candidate that the word was probably meant to be, or undefined when none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const allowed = Math.ceil(word.length / 3)
  let best: string | undefined
  let bestDistance = allowed + 1
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase())
    if (steps < bestDistance) {
      best = candidate
      bestDistance = steps
    }
  }
  return best
}
