import type { Locale } from '../../../src/locales.ts'
import type { StaleTranslations } from '../../core/rule.ts'

/**
 * Returns, for each entry, the commands that accept its translations. If several entries in one
 * file are stale in a language, only the last gets a command, which accepts the whole file.
 */
export function acceptCommands(stale: readonly StaleTranslations[]): string[][] {
  const fileOf = ({ name }: StaleTranslations) => name.replace(/:.*/, '')
  return stale.map((entry) =>
    entry.locales.flatMap((locale) => {
      const inFile = stale.filter(
        (other) => fileOf(other) === fileOf(entry) && other.locales.includes(locale),
      )
      if (inFile.length === 1) return acceptCommand(locale, entry.name)
      return inFile.at(-1) === entry ? acceptCommand(locale, fileOf(entry)) : []
    }),
  )
}

/**
 * The command that accepts the translation of a text such as `hero:headline.before`. Names with
 * brackets are quoted because zsh expands brackets; double quotes also work in cmd.exe.
 */
export function acceptCommand(locale: Locale, name: string): string {
  return `npx cli accept ${locale} ${name.includes('[') ? `"${name}"` : name}`
}
