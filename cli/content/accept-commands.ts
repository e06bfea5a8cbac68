import type { Locale } from '../../src/locales.ts'
import type { Finding } from '../core/rule.ts'

/** The translations of one source that a `stale-translation` finding is about. */
export interface StaleTranslations {
  locales: Locale[]
  /** For example, `hero:headline.before`. */
  name: string
}

/** Undefined for a finding of another rule, or about the record itself. */
export function staleTranslationsIn({ rule, data }: Finding): StaleTranslations | undefined {
  const isAbout = rule === 'stale-translation' && 'locales' in data
  return isAbout ? (data as StaleTranslations) : undefined
}

/**
 * The commands that accept translations. If several texts of a file are to be accepted in a
 * language, one command accepts the whole file, in place of that of its last text.
 */
export function acceptCommands(stale: readonly StaleTranslations[]): string[][] {
  const fileOf = ({ name }: StaleTranslations) => name.replace(/:.*/, '')
  return stale.map((text, index) =>
    text.locales.flatMap((locale) => {
      const isInFile = (other: StaleTranslations) =>
        fileOf(other) === fileOf(text) && other.locales.includes(locale)
      if (stale.filter(isInFile).length === 1) return acceptCommand(locale, text.name)
      return stale.findLastIndex(isInFile) === index ? acceptCommand(locale, fileOf(text)) : []
    }),
  )
}

/**
 * The command that accepts the translation of a text such as `hero:headline.before`. Brackets are
 * quoted because zsh expands them; double quotes work in every shell, cmd.exe included.
 */
export function acceptCommand(locale: Locale, name: string): string {
  return `npx cli accept ${locale} ${name.includes('[') ? `"${name}"` : name}`
}
