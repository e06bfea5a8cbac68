/** The languages that reports are written in. */
export const reportLanguages = ['en', 'pt', 'es'] as const

export type ReportLanguage = (typeof reportLanguages)[number]

/**
 * The language of the person at the terminal: the first of LC_ALL, LC_MESSAGES
 * and LANG that is set, as POSIX has it; English where it is none of ours.
 */
export function languageOf(environment: NodeJS.ProcessEnv): ReportLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const tag = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return reportLanguages.find((language) => new RegExp(`^${language}(?![a-z])`).test(tag)) ?? 'en'
}
