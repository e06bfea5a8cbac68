import { distance } from 'fastest-levenshtein'

/**
 * The candidate that is most similar to a word; undefined if it needs more edits than a third of
 * the length of the word, rounded up.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((name) => ({ name, edits: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
  return best && best.edits <= Math.ceil(word.length / 3) ? best.name : undefined
}
