import { expect, test } from 'vitest'
import { languageData } from '../../cli/word-lists/index.ts'
import { wordsIn } from '../../cli/content/words.ts'

const languages = [...languageData].map(([language, { commonWords, distinctiveLetters }]) => ({
  language,
  words: wordsIn(commonWords).map(({ text }) => text),
  distinctiveLetters,
}))

test.each(languages)('no word of $language belongs to another language', ({ language, words }) => {
  const others = languages.filter((other) => other.language !== language)
  for (const other of others) {
    const shared = words.filter(
      (word) => other.words.includes(word) || other.distinctiveLetters.test(word),
    )
    expect(shared, `shared by cli/word-lists/${language}.ts and ${other.language}.ts`).toEqual([])
  }
})
