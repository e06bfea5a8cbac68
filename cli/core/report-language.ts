/** The languages that reports are written in. */
export const reportLanguages = ['en', 'pt', 'es'] as const

export type ReportLanguage = (typeof reportLanguages)[number]

/**
 * The language of a terminal: the first of LC_ALL, LC_MESSAGES and LANG that is set, as in POSIX;
 * English if there are no reports in that language.
 */
export function terminalLanguage(environment: NodeJS.ProcessEnv): ReportLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const tag = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return reportLanguages.find((language) => new RegExp(`^${language}(?![a-z])`).test(tag)) ?? 'en'
}

/** The language that `--lang` selects in the program's arguments; undefined if there is none. */
export function languageInArguments(args: readonly string[]): ReportLanguage | undefined {
  const index = args.findLastIndex((arg) => /^--lang(?:=|$)/.test(arg))
  const name = args[index]?.split('=')[1] ?? args[index + 1]
  return index < 0 ? undefined : reportLanguages.find((language) => language === name)
}

/** Formats names as `a`, `b` and `c`, each in backquotes. */
export function joinWithAnd(language: ReportLanguage, names: readonly string[]): string {
  return listFormat(language, 'conjunction').format(names.map((name) => `\`${name}\``))
}

/** Formats names as `a`, `b` or `c`, each in backquotes. */
export function joinWithOr(language: ReportLanguage, names: readonly string[]): string {
  return listFormat(language, 'disjunction').format(names.map((name) => `\`${name}\``))
}

/** British English has no comma before the last item. */
function listFormat(language: ReportLanguage, type: 'conjunction' | 'disjunction') {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
}

const QUESTION = {
  en: { didYouMean: 'Did you mean', or: 'or' },
  pt: { didYouMean: 'Seria', or: 'ou' },
  es: { didYouMean: '¿Quería decir', or: 'o' },
}

/** A question that suggests one or more names; undefined if there are none to suggest. */
export function didYouMean(
  language: ReportLanguage,
  names: string | readonly string[] | undefined,
): string | undefined {
  const quoted = [names ?? []].flat().map((name) => `\`${name}\``)
  const { didYouMean: question, or } = QUESTION[language]
  return quoted.length > 0 ? `${question} ${quoted.join(` ${or} `)}?` : undefined
}

/** A number with its noun, for example `1 file` or `2 files`. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}

/** The items found in only one of two texts. */
export interface Difference {
  missing: readonly string[]
  extra: readonly string[]
  /** The languages of the translations that differ from a changed source. */
  locales?: readonly string[]
}

const DIFFERENCE = {
  en: { missing: 'lacks', extra: 'has' },
  pt: { missing: 'falta', extra: 'sobra' },
  es: { missing: 'falta', extra: 'sobra' },
}

/** Describes a difference, for example: lacks `a` and has `b`. */
function describeDifference(language: ReportLanguage, { missing, extra }: Difference): string {
  const words = DIFFERENCE[language]
  return listFormat(language, 'conjunction').format([
    ...(missing.length > 0 ? [`${words.missing} ${joinWithAnd(language, missing)}`] : []),
    ...(extra.length > 0 ? [`${words.extra} ${joinWithAnd(language, extra)}`] : []),
  ])
}

/** What to do about a change to the source that its translations lack. */
export const sourceChangeFix = {
  en: 'Change these translations, too, or undo your change.',
  pt: 'Mude também essas traduções, ou desfaça a sua mudança.',
  es: 'Cambie también esas traducciones, o deshaga su cambio.',
}

/** The messages of a rule that compares a text with its source. */
export const differenceMessages = {
  problem: {
    en: ({ locales, ...data }: Difference) =>
      `Unlike its ${locales ? `translation into ${joinWithAnd('en', locales)}` : 'source'}, this text ${describeDifference('en', data)}.`,
    pt: ({ locales, ...data }: Difference) =>
      `Em relação ${locales ? `à tradução em ${joinWithAnd('pt', locales)}` : 'ao original'}, neste texto ${describeDifference('pt', data)}.`,
    es: ({ locales, ...data }: Difference) =>
      `Respecto ${locales ? `a la traducción en ${joinWithAnd('es', locales)}` : 'al original'}, en este texto ${describeDifference('es', data)}.`,
  },
  fix: {
    en: ({ locales }: Difference) =>
      locales
        ? sourceChangeFix.en
        : 'Add what is missing and remove what is extra, as in the source.',
    pt: ({ locales }: Difference) =>
      locales
        ? sourceChangeFix.pt
        : 'Acrescente o que falta e remova o que sobra, como no original.',
    es: ({ locales }: Difference) =>
      locales
        ? sourceChangeFix.es
        : 'Añada lo que falta y quite lo que sobra, como en el original.',
  },
}
