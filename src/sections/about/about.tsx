import type { ContentProps } from '../../load-content.tsx'
import { site } from '../../site-settings.ts'
import { Section } from '../../components/section.tsx'
import { TitledItems } from '../../components/titled-items.tsx'

export default function About({ content }: ContentProps) {
  const { words, Prose } = content.about
  const { timeline, mission, vision, values } = words
  return (
    <Section name="about" words={words} lead={<Prose />}>
      <figure className="years">
        <figcaption>
          <span className="figure">{timeline.number}</span> <span>{timeline.caption}</span>
        </figcaption>
        <Timeline years={site.facts.years} description={timeline.description} />
      </figure>
      <ul role="list" className="columns">
        <TitledItems items={[mission, vision, values]} heading="h3" />
      </ul>
    </Section>
  )
}

/** A ruler with a tick per year; the last one is the current year. */
function Timeline({ years, description }: { years: number; description: string }) {
  return (
    <div className="timeline drawn" role="img" aria-label={description}>
      {Array.from({ length: years }, (_, year) => (
        <span key={year} />
      ))}
    </div>
  )
}
