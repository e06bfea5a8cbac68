import variants from '../../word-lists/portuguese-variants.json' with { type: 'json' }
import type { CopyText } from '../content-model.ts'
import { capitalize } from './dictionaries.ts'
import { isInEnglishPhrase } from './loanwords.ts'
import { portuguesePatterns } from './portuguese-patterns.ts'
import { unknownWords } from './unknown-words.ts'
import { wordsIn } from '../words-and-numbers.ts'

export type Variant = keyof typeof variants

/** The words and forms in a text that belong to the other variant of Portuguese. */
export function findOtherVariantForms(text: CopyText): (Marker & { locale: Variant })[] {
  const { locale } = text.file
  if (locale !== 'pt-BR' && locale !== 'pt-PT') return []
  const markers = [...listedMarkers(text, locale), ...patternMarkers(text, locale)]
  return withoutOverlaps(markers).map((marker) => ({ ...marker, locale }))
}

interface Marker {
  start: number
  found: string
  /** What to write in the text's variant; '' to omit the words, undefined if unknown. */
  replacement?: string | undefined
}

/** Keeps only the first of several overlapping markers. */
function withoutOverlaps(markers: readonly Marker[]): Marker[] {
  const result: Marker[] = []
  for (const marker of markers) {
    const overlaps = ({ start, found }: Marker) =>
      marker.start < start + found.length && start < marker.start + marker.found.length
    if (!result.some(overlaps)) result.push(marker)
  }
  return result
}

const lists: Record<Variant, Partial<Record<string, string>>> = variants

/** The first word of each phrase in a variant's list. */
const firstWords = (variant: Variant) =>
  new Set(Object.keys(variants[variant]).flatMap((phrase) => /^\S+(?= )/.exec(phrase) ?? []))
const firstWordsOf = { 'pt-BR': firstWords('pt-BR'), 'pt-PT': firstWords('pt-PT') }

/** The maximum number of words in a listed phrase. */
const MAX_WORDS = 4

/** The listed words and phrases that a text contains, in any of their forms. */
function listedMarkers({ textInLanguage }: CopyText, variant: Variant): Marker[] {
  const words = wordsIn(textInLanguage)
  return words.flatMap(({ start, text }, index): Marker[] => {
    const maxLength = firstWordsOf[variant].has(text.toLowerCase()) ? MAX_WORDS : 1
    for (let length = maxLength; length > 0; length -= 1) {
      const last = words[index + length - 1]
      if (!last) continue
      const found = textInLanguage.slice(start, last.start + last.text.length)
      const phrase = found.toLowerCase().replace(/\s+/g, ' ')
      const form = withParticiples(phrase).find(
        (candidate) => lists[variant][candidate] !== undefined,
      )
      const listed = form === undefined ? undefined : lists[variant][form]
      // Correct phrases that begin with a listed word, such as `pro rata`, map to themselves.
      if (listed === phrase) return []
      if (
        listed === undefined ||
        isInEnglishPhrase(textInLanguage, { word: found, start }, variant)
      )
        continue
      const replacement = inflect(listed, form === phrase ? '' : phrase)
      const after = textInLanguage.slice(start + found.length)
      const [joint = '', article = ''] = /^\s+([ao]s?)(?!\p{L})/u.exec(after) ?? []
      if (replacement.endsWith(' a') && article !== '') {
        const contracted = capitalizeLike(found, contract(replacement, article))
        return [{ start, found: found + joint, replacement: contracted }]
      }
      return [{ start, found, replacement: capitalizeLike(found, replacement) }]
    }
    return []
  })
}

/** Adds the singular and masculine forms of participles: monitoradas, monitorada, monitorado. */
function withParticiples(phrase: string): string[] {
  const singular = phrase.replace(/s$/, '')
  return [phrase, singular, singular.replace(/([ai]d)a$/, '$1o')]
}

/** Inflects a replacement to match the gender and number of a form such as `monitoradas`. */
function inflect(word: string, found: string): string {
  const gendered = /[ai]das?$/.test(found) ? word.replace(/([ai]d)o$/, '$1a') : word
  if (!found.endsWith('s')) return gendered
  return gendered
    .replace(/ão$/, 'õe')
    .replace(/^(\p{L}+[rz])$/u, '$1e')
    .replace(/^(\p{L}*[aeiouáéíóúã])(?=$|\sd[aeo]\s)/u, '$1s')
}

/** Contracts the preposition after a verb with an article: `aceda a` and `o` become `aceda ao`. */
function contract(verb: string, article: string): string {
  return article.startsWith('o') ? verb + article : verb.replace(/a$/, article.replace('a', 'à'))
}

/** Capitalizes a word if the word that it replaces is capitalized and not an acronym. */
function capitalizeLike(found: string, word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(found) ? capitalize(word) : word
}

function patternMarkers({ textInLanguage }: CopyText, variant: Variant): Marker[] {
  const isCorrect = (words: string) => unknownWords(words, variant).length === 0
  return portuguesePatterns[variant].flatMap(({ pattern, rewrite }) =>
    [...textInLanguage.matchAll(pattern)].flatMap(({ index: start, 0: found }) => {
      const lower = found.toLowerCase().replace(/\s+/g, ' ')
      const replacement = rewrite(lower)
      if (replacement === lower) return { start, found }
      // Words that only look like a verb form, as in “está a mulher”, have no correct equivalent.
      if (!isCorrect(replacement)) return []
      if (isInEnglishPhrase(textInLanguage, { word: found, start }, variant)) return []
      return { start, found, replacement: capitalizeLike(found, replacement) }
    }),
  )
}
