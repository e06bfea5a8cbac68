import type { ReportLanguage } from '../report-language.ts'

const AND: Record<ReportLanguage, string> = { en: 'and', pt: 'e', es: 'y' }

/** `a`, `b` and `c`, each in backquotes, as the language lists things. */
export function listedIn(language: ReportLanguage, names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${AND[language]} ${last}`
}

/** A question that offers what was probably meant; undefined where nothing is near. */
export function offered(language: ReportLanguage, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  return {
    en: `Did you mean \`${name}\`?`,
    pt: `Seria \`${name}\`?`,
    es: `¿Quería decir \`${name}\`?`,
  }[language]
}
