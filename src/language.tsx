import { createContext, useContext, type ReactNode } from 'react'
import type { PageName } from './urls/page-urls.ts'
import type { SiteWords } from './site-words-schema.ts'
import type { Locale } from './locales.ts'

export type WordsPart = keyof SiteWords

export interface Language {
  locale: Locale
  page: PageName
  /** In an island, only the parts that it uses; elsewhere, all parts. */
  words: Partial<SiteWords>
}

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({
  language,
  children,
}: {
  language: Language
  children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** @throws outside a LanguageProvider (specification, section 4) */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (language === null) throw new Error('useLanguage must be used within a LanguageProvider')
  return language
}

/** @throws outside a LanguageProvider, or in an island whose `words` do not include the part */
export function useWords<Part extends WordsPart>(part: Part): SiteWords[Part] {
  const words = useLanguage().words[part]
  if (words === undefined) throw new Error(`This island was not given the words of ${part}`)
  return words
}
