import type { Locale } from '../../src/locales.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

/** What the checks know of a language. */
export interface LanguageData {
  /** Frequent words that the other languages of the site do not have, separated by spaces. */
  commonWords: string
  /** Letters and endings that the other languages of the site do not have. */
  marks: RegExp
  /** From how many words on a translation that equals its source was forgotten. */
  fewestEqualWords: number
  /** Link texts that do not name their destination (WCAG 2.2, success criteria 2.4.4 and 2.4.9). */
  vagueLabels: readonly string[]
}

/** A language without its region: `pt` of `pt-BR`. */
export type Language = PrimarySubtag<Locale>
type PrimarySubtag<Tag> = Tag extends `${infer Primary}-${string}` ? Primary : Tag

const languages = { en, es, pt } satisfies Record<Language, LanguageData>

/** By language. The checks that need the data of a language are skipped where it is missing. */
export const languageData: ReadonlyMap<string, LanguageData> = new Map(Object.entries(languages))

/** The language of a tag: `pt` of `pt-BR`. */
export function languageOf(tag: string): string {
  return new Intl.Locale(tag).language
}
