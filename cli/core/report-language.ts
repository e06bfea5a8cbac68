export const reportLanguages = ['en', 'pt', 'es'] as const

export type ReportLanguage = (typeof reportLanguages)[number]

/**
 * The language of a terminal, from the first of LC_ALL, LC_MESSAGES and LANG that is set, as in
 * POSIX; English if there are no reports in that language.
 */
export function terminalLanguage(environment: NodeJS.ProcessEnv): ReportLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const tag = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return reportLanguages.find((language) => new RegExp(`^${language}(?![a-z])`).test(tag)) ?? 'en'
}

/** The report language that `--lang` selects; undefined if the option is missing or invalid. */
export function languageInArguments(args: readonly string[]): ReportLanguage | undefined {
  const index = args.findLastIndex((arg) => /^--lang(?:=|$)/.test(arg))
  const name = args[index]?.split('=')[1] ?? args[index + 1]
  return index < 0 ? undefined : reportLanguages.find((language) => language === name)
}

/** Formats names as `a`, `b` and `c`, each in backticks. */
export function joinWithAnd(language: ReportLanguage, names: readonly string[]): string {
  return listFormat(language, 'conjunction').format(names.map((name) => `\`${name}\``))
}

/** Formats names as `a`, `b` or `c`, each in backticks. */
export function joinWithOr(language: ReportLanguage, names: readonly string[]): string {
  return listFormat(language, 'disjunction').format(names.map((name) => `\`${name}\``))
}

/** Returns a list formatter. In English, it puts no comma before the last item. */
export function listFormat(language: ReportLanguage, type: 'conjunction' | 'disjunction') {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
}

const suggestionWords = {
  en: 'Did you mean',
  pt: 'Você quis dizer',
  es: '¿Quería decir',
}

/**
 * A question that suggests one or more names; undefined if there are no names.
 *
 * @param quote surrounds each name; empty for command-line errors, which are not Markdown
 */
export function didYouMean(
  language: ReportLanguage,
  names: string | readonly string[] | undefined,
  quote = '`',
): string | undefined {
  const quoted = [names ?? []].flat().map((name) => `${quote}${name}${quote}`)
  const list = listFormat(language, 'disjunction').format(quoted)
  return list === '' ? undefined : `${suggestionWords[language]} ${list}?`
}

/** A number with its noun, for example `1 file` or `2 files`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}
