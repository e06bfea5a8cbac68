import type { ContentProps } from '../../load-content.tsx'
import { Section } from '../../components/section.tsx'
import { SectorPlot, type Segment } from './sector-plot.tsx'

const segments: Segment[] = ['industry', 'retail', 'financial', 'education']

export default function Industries({ content }: ContentProps<'industries'>) {
  const { words, Prose } = content.industries
  return (
    <Section name="industries" words={words} isMinor lead={<Prose />}>
      <p className="note" aria-hidden="true">
        {words.illustration}
      </p>
      <ul role="list" className="ledger ruled">
        {segments.map((segment) => (
          <li key={segment}>
            <h3>{words.segments[segment].name}</h3>
            <SectorPlot segment={segment} label={words.segments[segment].point} />
            <p>{words.segments[segment].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
