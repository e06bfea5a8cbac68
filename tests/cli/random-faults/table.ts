import type { Outcome, Verdict } from './examine.ts'

const outcomes: readonly Outcome[] = ['caught', 'wrong place', 'missed', 'crashed']

/** What became of the faults of each family, as a table to read. */
export function formatTable(verdicts: readonly Verdict[]): string {
  const families = [...new Set(verdicts.map(({ fault }) => fault.family))].toSorted()
  const rows = families.map((family) =>
    row(
      family,
      verdicts.filter(({ fault }) => fault.family === family),
    ),
  )
  const head = ['family', 'planted', ...outcomes]
  return [head, ...rows, row('all', verdicts)].map(formatRow).join('\n')
}

/** Each fault that was not caught, with what was said instead. */
export function formatEscapes(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ outcome }) => outcome !== 'caught')
    .map(({ fault, outcome, findings, error }) => {
      const right = fault.right.map((spots) =>
        spots.map(({ file, first, last }) => `${file}:${first}-${last}`).join(' and '),
      )
      const said = findings.map(({ file, place, rule }) => `${file}:${place.line} ${rule}`)
      return [
        `${fault.family}, ${outcome}: ${fault.file}: ${fault.description}`,
        `  right: ${right.join(' or ')}`,
        ...(said.length > 0 ? [`  said: ${said.join(', ')}`] : []),
        ...(error === undefined ? [] : [`  ${String(error)}`]),
      ].join('\n')
    })
    .join('\n')
}

function row(name: string, verdicts: readonly Verdict[]): string[] {
  const counts = outcomes.map(
    (outcome) => verdicts.filter((verdict) => verdict.outcome === outcome).length,
  )
  return [name, verdicts.length, ...counts].map(String)
}

function formatRow([name = '', ...figures]: readonly string[]): string {
  return [name.padEnd(22), ...figures.map((figure) => figure.padStart(12))].join('')
}
