import { withoutMarks } from './dictionaries.ts'

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const similarSounds = ['aeiouy', 'cszxkq', 'gj', 'mn', 'bv', 'fp', 'dt', 'rl']

/**
 * The word and the spellings that differ from it by one mistake, in lower case and without accents,
 * cedillas or tildes. A mistake is an extra, missing or confused letter, or two adjacent letters in
 * the wrong order.
 */
export function wordsOneMistakeAway(word: string): string[] {
  const plain = withoutMarks(word.toLowerCase())
  const positions = Array.from({ length: plain.length + 1 }, (_, at) => at)
  const others = positions.flatMap((at) => {
    const before = plain.slice(0, at)
    const [first = '', second = ''] = plain.slice(at)
    const after = plain.slice(at + 1)
    return [
      before + after,
      before + second + first + plain.slice(at + 2),
      ...alphabet.map((letter) => before + letter + first + after),
      ...(confusedLetters.get(first) ?? []).map((letter) => before + letter + after),
    ]
  })
  return [plain, ...others]
}

/**
 * For each letter, the letters often typed instead of it: its neighbours on the keyboard, and
 * letters that sound similar.
 */
const confusedLetters = new Map(
  alphabet.map((letter) => {
    const isConfused = (other: string) =>
      areNeighbours(letter, other) ||
      similarSounds.some((sounds) => sounds.includes(letter) && sounds.includes(other))
    return [letter, alphabet.filter(isConfused)]
  }),
)

/** Whether two keys touch. Each row is half a key further to the right than the row above. */
function areNeighbours(letter: string, other: string): boolean {
  const [one, two] = [letter, other].map((key) => {
    const row = keyboardRows.findIndex((keys) => keys.includes(key))
    return { row, column: (keyboardRows[row] ?? '').indexOf(key) + row / 2 }
  })
  if (!one || !two) return false
  return Math.abs(one.row - two.row) <= 1 && Math.abs(one.column - two.column) <= 1
}
