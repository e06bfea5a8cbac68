import { textsIn } from '../values/nested-values.ts'
import { withoutMarks } from '../spelling/dictionaries.ts'

/** How much more similar the lists must be without the extra item than without any other item. */
const MARGIN = 0.1

/**
 * Finds the index of the item that only the longer lists contain. Compares the first four
 * characters of each word, because many words begin alike in two languages. Returns undefined if no
 * item stands out, or if the lengths do not differ by one.
 */
export function findExtraItem(
  longer: readonly (readonly unknown[])[],
  shorter: readonly (readonly unknown[])[],
): number | undefined {
  const [length = 0, other] = [longer[0]?.length, shorter[0]?.length]
  if (length - 1 !== other) return undefined
  const [wordsOfLonger, wordsOfShorter] = [longer, shorter].map((lists) =>
    lists.map((list) => list.map(startsOfWords)),
  )
  const scores = Array.from({ length }, (_, extra) => {
    let score = 0
    for (const long of wordsOfLonger ?? []) {
      const rest = long.toSpliced(extra, 1)
      for (const short of wordsOfShorter ?? []) {
        score += rest.reduce((sum, words, at) => sum + similarity(words, short[at]), 0)
      }
    }
    return score / longer.length / shorter.length
  })
  const [best = 0, second = 0] = scores.toSorted((a, b) => b - a)
  return best - second > MARGIN ? scores.indexOf(best) : undefined
}

function startsOfWords(item: unknown): ReadonlySet<string> {
  const text = textsIn(item)
    .map(([, value]) => value)
    .join(' ')
  return new Set(withoutMarks(text.toLowerCase()).match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,4}/gu))
}

/** The share of words that two items have in common. */
function similarity(words: ReadonlySet<string>, other: ReadonlySet<string> = new Set()): number {
  return [...words].filter((word) => other.has(word)).length / Math.max(words.size, other.size, 1)
}
