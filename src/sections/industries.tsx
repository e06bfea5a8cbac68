import type { Industries as IndustriesWords } from '../content/industries.ts'
import type { Entry } from '../content/load.tsx'
import { Section } from '../components/section.tsx'

type Segment = keyof IndustriesWords['segments']

/** The path of a stylised plot for each segment: output, sales, risk, progress. */
const plots: Record<Segment, string> = {
  industry: 'M4 40V22M16 40V14M28 40V18M40 40V8M52 40V12M64 40V20M76 40V10M88 40V6',
  retail: 'M2 34l10-4 10 5 10-12 10 8 10-18 10 14 10-6 10 4 12-17',
  financial: 'M2 36h14V26h14v6h14V18h14v8h14V12h14V6h8',
  education: 'M4 40h.01M18 36h.01M32 33h.01M46 26h.01M60 21h.01M74 13h.01M88 8h.01',
}

const segments = Object.keys(plots) as Segment[]

export function Industries({ words, Prose }: Entry<IndustriesWords>) {
  return (
    <Section name="industries" label={words.label} title={words.title}>
      <div className="lead">
        <Prose />
      </div>
      <ul className="ledger">
        {segments.map((segment) => (
          <li key={segment}>
            <svg
              className={`stroked plot-${segment}`}
              viewBox="0 0 92 44"
              preserveAspectRatio="none"
              width="92"
              height="44"
              aria-hidden="true"
            >
              <path d={plots[segment]} />
            </svg>
            <h3>{words.segments[segment].name}</h3>
            <p>{words.segments[segment].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
