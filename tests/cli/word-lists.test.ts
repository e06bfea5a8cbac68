import { expect, test } from 'vitest'
import { z } from 'zod'
import { languageData } from '../../cli/word-lists/index.ts'
import purposes from '../../cli/word-lists/purposes.json' with { type: 'json' }
import { globalFiles, localeFiles } from '../../src/content/content-files.ts'

const languages = [...languageData].map(([language, { commonWords, distinctiveLetters }]) => ({
  language,
  words: commonWords,
  distinctiveLetters,
}))

test.each(languages)(
  'no word of $language is in the list of another language',
  ({ language, words }) => {
    const others = languages.filter((other) => other.language !== language)
    for (const other of others) {
      const shared = words.filter(
        (word) => other.words.includes(word) || other.distinctiveLetters.test(word),
      )
      expect(
        shared,
        `shared by cli/word-lists/${language}.json and ${other.language}.json`,
      ).toEqual([])
    }
  },
)

test('every translated purpose is in a schema', () => {
  const schemas = [
    ...Object.values(localeFiles).map(({ schema }) => schema),
    ...Object.values(globalFiles),
  ]
  const known = new Set<unknown>()
  for (const schema of schemas) {
    z.toJSONSchema(schema, { override: ({ jsonSchema }) => known.add(jsonSchema.description) })
  }
  expect(Object.keys(purposes).filter((purpose) => !known.has(purpose))).toEqual([])
})
