import type { Finding, RuleId } from './finding.ts'
import type { KeyPath } from './key-path.ts'
import type { Place } from './place.ts'

/**
 * Rules that lay a text beside its source. Whatever else is wrong with the text
 * makes the two differ as well: beside another error, that is an echo of it.
 */
const comparing: ReadonlySet<RuleId> = new Set<RuleId>([
  'placeholder-mismatch',
  'number-mismatch',
  'link-mismatch',
  'structure-mismatch',
  'glossary-term',
  'inconsistent-translation',
  'repeated-item',
  'end-punctuation',
  'spacing',
  'suspicious-length',
])

/** After these nobody knows which text of the file was meant to be which. */
const ofTheWholeFile: ReadonlySet<RuleId> = new Set<RuleId>([
  'copied-file',
  'missing-front-matter',
  'invalid-yaml',
  'invalid-mdx',
])

/** What follows from a file, or a text, that is not in its own language at all. */
const consequences: Partial<Record<RuleId, readonly RuleId[]>> = {
  'copied-file': ['untranslated-text', 'wrong-language', 'portuguese-variant'],
  'untranslated-text': ['wrong-language'],
}

/** The findings without those that another one, of the same text, already explains. */
export function withoutEchoes(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, Finding[]>()
  for (const finding of findings) {
    if (finding.severity !== 'error' || comparing.has(finding.rule)) continue
    causes.set(finding.file, [...(causes.get(finding.file) ?? []), finding])
  }
  const isEcho = (finding: Finding) =>
    (causes.get(finding.file) ?? []).some((cause) => explains(cause, finding)) ||
    (causes.get(finding.related?.file ?? '') ?? []).some((cause) => liesInSource(cause, finding))
  return findings.filter((finding) => !isEcho(finding))
}

function explains(cause: Finding, { rule, key, place }: Finding): boolean {
  if (!comparing.has(rule) && !consequences[cause.rule]?.includes(rule)) return false
  if (ofTheWholeFile.has(cause.rule)) return true
  if (cause.key && key && isWithin(key, cause.key)) return true
  return isOn(place, cause.place)
}

/** Whether the source is at fault: its translations will fit again once it is mended. */
function liesInSource(cause: Finding, { rule, related }: Finding): boolean {
  return comparing.has(rule) && related !== undefined && isOn(related.place, cause.place)
}

/** Whether a text that stands in the first place holds the line of the second. */
function isOn(text: Place, { line }: Place): boolean {
  return line >= text.line && line <= (text.end ?? text).line
}

function isWithin(path: KeyPath, outer: KeyPath): boolean {
  return outer.every((step, index) => step === path[index])
}
