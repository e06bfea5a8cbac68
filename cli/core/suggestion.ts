import { distance } from 'fastest-levenshtein'

/**
 * The candidate that is most similar to a word; undefined if the number of edits between the two is
 * more than a third of the word's length, rounded up.
 */
export function closestSpelling(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((name) => ({ name, edits: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
  return best && best.edits <= Math.ceil(word.length / 3) ? best.name : undefined
}
