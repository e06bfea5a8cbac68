import type { ITrie } from 'cspell-trie-lib'
import { languageDataOf } from '../../word-lists/index.ts'
import { isInDictionary } from './dictionaries.ts'
import { dictionaryOf, wordFormsOf } from './spelling-languages.ts'
import type { IsKnown } from './word-forms.ts'
import { findMatches } from '../words-and-numbers.ts'

export interface FoundWord {
  word: string
  start: number
}

/** Results keyed by the set of allowed words; cached, because rules check the same words. */
const lookups = new WeakMap<ReadonlySet<string>, Map<string, boolean>>()

/**
 * The words in a text that are not in its language's dictionary: misspelled words and loanwords.
 * Ignores placeholders, URLs, e-mail addresses, file names, acronyms (`BI`, `APIs`), abbreviations
 * (`art. 46`), units of time (`30 min`), and words with a digit or an inner capital (`YouBot`).
 *
 * @param locale if its language has no dictionary, no words are returned
 * @param allowed other correct words, in lower case; their plurals in -s are correct too
 */
export function unknownWords(
  text: string,
  locale: string,
  allowed: ReadonlySet<string> = new Set(),
): FoundWord[] {
  const dictionary = dictionaryOf(locale)
  if (!dictionary) return []
  const forms = wordFormsOf(locale)
  const isKnown = knownWords(locale, dictionary, allowed)
  const results = lookups.get(allowed) ?? new Map<string, boolean>()
  lookups.set(allowed, results)
  const isCorrect: IsKnown = (word) => {
    const id = `${locale} ${word}`
    const result = results.get(id) ?? (isKnown(word) || forms?.isForm(word, isKnown) === true)
    results.set(id, result)
    return result
  }

  return findMatches(text.replace(NOT_PROSE, blank), WORD)
    .filter((word) => !isCorrect(normalize(word.text)))
    .flatMap((word) =>
      findMatches(word.text, PART).map((part) => ({
        word: part.text,
        start: word.start + part.start,
      })),
    )
    .filter(({ word }) => !isCorrect(normalize(word)))
}

/** Returns a function that tells whether a word matches `NAME` or is in a list or dictionary. */
export function knownWords(
  locale: string,
  dictionary: ITrie,
  allowed?: ReadonlySet<string>,
): IsKnown {
  const listed = languageDataOf(locale)?.words
  const isListed = (word: string) => listed?.has(word) || allowed?.has(word)
  return (word) =>
    NAME.test(word) ||
    isListed(word.toLowerCase()) ||
    isListed(word.toLowerCase().replace(/s$/, '')) ||
    isInDictionary(dictionary, word)
}

/** The words in names and phrases, for the `allowed` parameter of `unknownWords`. */
export function allowedWords(phrases: Iterable<string>): Set<string> {
  return new Set(
    [...phrases].flatMap((phrase) => phrase.toLowerCase().match(WORD) ?? []).map(normalize),
  )
}

const NOT_PROSE =
  /\{[^{}]*\}|\bhttps?:\S+|\S+@\S+|[@#]\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:\/\S*)?|(?<=\d\s)(?:h|min)(?!\p{L})/gu
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD]*(?:[-'’][\p{L}\p{M}\p{N}\u00AD]+)*(?:\.(?=\s+[\p{Ll}\p{N}]))?/gu
const PART = /[^-'’.]+/gu
const NAME = /\p{N}|\p{Ll}\p{Lu}|^\p{Lu}{1,6}s?$|^\p{L}{1,5}\.$/u

/** Blanks a match with spaces, or a number with zeros, so that `art.` still precedes a number. */
const blank = (text: string) => (/^\d/.test(text) ? '0' : ' ').repeat(text.length)

/** Spells a word as dictionaries do: in NFC, with straight apostrophes and without soft hyphens. */
export function normalize(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'").replaceAll('\u00AD', '')
}
