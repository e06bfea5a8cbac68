import { formatLocation, type KeyPath, type SourceRange } from './location.ts'
import type { Finding, Rule } from './rule.ts'

/** A comment that suppresses a rule. */
export interface Suppression {
  file: string
  place: SourceRange
  /** Undefined if the comment does not name a rule. */
  rule: string | undefined
  /** Empty if no reason is given. */
  reason: string
  /** The first and last lines that the comment covers. */
  from: number
  to: number
}

/** Returns the sorted findings that are neither suppressed nor a consequence of another finding. */
export function runRules<Input>(
  rules: readonly Rule<Input>[],
  input: Input,
  options: { release?: boolean; suppressions?: readonly Suppression[] } = {},
): Finding[] {
  const { release = false, suppressions = [] } = options
  const active = rules.filter(({ releaseOnly }) => release || !releaseOnly)
  const all: Finding[] = []
  for (const rule of active.toSorted(
    (a, b) => Number(a.readsFindings ?? 0) - Number(b.readsFindings ?? 0),
  )) {
    all.push(...rule.check(input, { rules, findings: all }))
  }
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const valid = suppressions.filter(
    ({ rule = '', reason }) => byId.get(rule)?.suppressible && reason !== '',
  )
  const findings = all.filter(
    (finding) => !valid.some((suppression) => suppresses(suppression, finding)),
  )
  return dropConsequences(mergePages(findings), byId).toSorted(byPlace)
}

/** Whether a suppression applies to a finding. Suppressions without a reason count too. */
export function suppresses({ rule, file, from, to }: Suppression, finding: Finding): boolean {
  const { line } = finding.place
  return rule === finding.rule && file === finding.file && line >= from && line <= to
}

/** Merges findings with the same cause on several pages into one finding that lists the pages. */
function mergePages(findings: readonly Finding[]): Finding[] {
  const merged = new Map<unknown, Finding>()
  for (const finding of findings) {
    const { rule, component, pages, data } = finding
    const cause = component ?? formatLocation(finding)
    const id = pages ? JSON.stringify([rule, cause, data]) : finding
    const first = merged.get(id)
    const all = new Set([...(first?.pages ?? []), ...(pages ?? [])])
    merged.set(id, first ? { ...first, pages: [...all] } : finding)
  }
  return [...merged.values()]
}

/** Leaves out findings that follow from an error in the same text or file, or in the source. */
function dropConsequences(
  findings: readonly Finding[],
  rules: ReadonlyMap<string, Rule<never>>,
): Finding[] {
  const isComparison = ({ rule }: Pick<Finding, 'rule'>) => rules.get(rule)?.isComparison ?? false
  const errors = findings.filter(({ severity }) => severity === 'error')
  const causes = errors.filter((finding) => !isComparison(finding))
  const causesInSource = errors.filter((finding) => !isComparison(finding) || finding.isInSource)
  const explains = (cause: Finding, finding: Finding) => {
    if (cause.file !== finding.file) return false
    const { hidesComparisonsInFile, implies = [] } = rules.get(cause.rule) ?? {}
    if (!isComparison(finding) && !implies.includes(finding.rule)) return false
    return (
      hidesComparisonsInFile ||
      isInsideKey(finding.key, cause.key) ||
      containsLine(finding.place, cause.place)
    )
  }
  // Correcting the source makes its translations match again, so their findings are left out.
  const isOfSource = (cause: Finding, { related, ...finding }: Finding) =>
    isComparison(finding) &&
    related?.file === cause.file &&
    containsLine(related.place, cause.place)
  return findings.filter(
    (finding) =>
      !causes.some((cause) => explains(cause, finding)) &&
      !causesInSource.some((cause) => isOfSource(cause, finding)),
  )
}

/** Whether the first range contains the first line of the second. */
function containsLine(text: SourceRange, { line }: SourceRange): boolean {
  return line >= text.line && line <= (text.end ?? text).line
}

function isInsideKey(path: KeyPath | undefined, outer: KeyPath | undefined): boolean {
  if (!path || !outer) return false
  return outer.every((step, index) => step === path[index])
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.place.line - b.place.line || a.place.column - b.place.column
}
