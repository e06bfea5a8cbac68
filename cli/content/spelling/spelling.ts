import type { ITrie } from 'cspell-trie-lib'
import { locales, type Locale } from '../../../src/locales.ts'
import { commonWordRank, isCommonWord, languageDataOf, languageOf } from '../../word-lists/index.ts'
import { capitalize, isInDictionary, withoutMarks } from './dictionaries.ts'
import { isLoanword } from './loanwords.ts'
import { dictionariesOf, dictionaryOf, wordFormsOf } from './spelling-languages.ts'
import { knownWords, normalize, unknownWords, type FoundWord } from './unknown-words.ts'
import { isDerived } from './word-forms.ts'
import { wordsOneMistakeAway } from './words-one-mistake-away.ts'

/**
 * The misspelled words in a text, in order; a word that occurs twice is returned twice. A word that
 * `unknownWords` returns is correct if it is:
 *
 * - a loanword (`isLoanword`);
 * - in another region's dictionary, and not similar to any word in the locale's own dictionary;
 * - derived from a known word, and not similar to any word that the writer may have meant;
 * - a known or derived word with a prefix, and not similar to any word in the dictionary.
 *
 * @param used words that the site's texts in this language contain, which a writer may have meant
 */
export function misspelledWords(
  text: string,
  locale: string,
  allowed?: ReadonlySet<string>,
  used: ReadonlySet<string> = new Set(),
): FoundWord[] {
  const dictionary = dictionaryOf(locale)
  if (!dictionary) return []
  const isLikely = (word: string) => used.has(word) || isLikelyWord(word, locale)
  const forms = wordFormsOf(locale)
  const isKnown = knownWords(locale, dictionary, allowed)
  return unknownWords(text, locale, allowed).filter((found) => {
    const { word } = found
    const isLikelyIntended = (similar: string) =>
      dictionary.hasWord(similar, false) &&
      (isLikely(similar) ||
        isCognate(word.toLowerCase(), similar) ||
        (similar === withoutMarks(word.toLowerCase()) && isCommonWord(similar, locale)))
    if (isLoanword({ text, found, locale, isLikelyIntended })) return false
    if (isWordOfOtherRegion(word, locale, dictionary)) return false
    if (!forms) return true
    if (isDerived(word, forms, isKnown)) return wordsOneMistakeAway(word).some(isLikelyIntended)
    // What looks like a prefix may be part of a typo, as in `cotrato`, although `trato` is a word.
    const stem = word.replace(forms.prefixes, '')
    return !isDerived(stem, forms, isKnown) || resemblesAny(word, dictionary)
  })
}

/**
 * Whether a writer is likely to have meant a word. It must be common and, if it is short, among the
 * most common words, because almost every loanword resembles some short word.
 */
function isLikelyWord(word: string, locale: string): boolean {
  if (!isCommonWord(word, locale)) return false
  const rank = commonWordRank(word, locale)
  return word.length > 4 || rank < 2000 || rank === Infinity
}

/**
 * Whether a word is in the dictionary of another region only because that dictionary has more
 * words: `rastreabilidade`. Such a word does not resemble any word from the text's own region,
 * whereas `planejar` resembles `planear`.
 */
function isWordOfOtherRegion(word: string, locale: string, dictionary: ITrie): boolean {
  const isInOther = dictionariesOf(locale).some((other) => isInDictionary(other, word))
  return isInOther && !resemblesAny(word, dictionary)
}

/** Whether a word differs by at most one mistake from a word in a dictionary. */
function resemblesAny(word: string, dictionary: ITrie): boolean {
  return wordsOneMistakeAway(word).some((similar) => dictionary.hasWord(similar, false))
}

/**
 * Whether a word of six or more letters differs from a similar word only in a final `e` instead of
 * `o`, as `creative` does from `creativo`.
 */
function isCognate(word: string, similar: string): boolean {
  return word.length >= 6 && similar === word.replace(/e$/, 'o')
}

/** Up to three dictionary words that are similar to a misspelled word, the likeliest first. */
export function spellingSuggestions(word: string, locale: string): string[] {
  const dictionary = dictionaryOf(locale)
  if (!dictionary) return []
  const { neverSuggest = [] } = languageDataOf(locale) ?? {}
  const options = {
    numSuggestions: 24,
    changeLimit: 1.5,
    ignoreCase: false,
    includeTies: false,
    filter: (suggestion: string) => !neverSuggest.includes(suggestion.toLowerCase()),
  }
  const similar = dictionary.suggest(normalize(word).toLowerCase(), options)
  const plain = withoutMarks(word.toLowerCase())
  // Suggestions that differ from the word only in accents come first. The difference between
  // two infinite ranks is NaN, which leaves the order unchanged.
  const rankOf = (suggestion: string) =>
    withoutMarks(suggestion) === plain ? -1 : commonWordRank(withoutMarks(suggestion), locale)
  const found = similar.toSorted((a, b) => rankOf(a) - rankOf(b))
  return [...new Set(/^\p{Lu}/u.test(word) ? found.map(capitalize) : found)].slice(0, 3)
}

/**
 * The first locale in a different language whose dictionary contains a word; undefined if there is
 * none. English is left out, because English words are loanwords.
 */
export function otherLanguageOf(word: string, locale: string): Locale | undefined {
  return locales.find((other) => {
    const isOther = languageOf(other) !== languageOf(locale) && other !== 'en'
    const dictionary = isOther ? dictionaryOf(other) : undefined
    return dictionary && isInDictionary(dictionary, normalize(word))
  })
}
