import type { ContentProps } from '../../load-content.tsx'
import { Fold } from '../../components/fold.tsx'
import { Section } from '../../components/section.tsx'
import { TitledItems } from '../../components/titled-items.tsx'

export default function About({ content }: ContentProps<'about'>) {
  const { words, Prose } = content.about
  const { years, mission, vision, values } = words
  const principles = [mission, vision, values]
  return (
    <Section name="about" words={words} lead={<Prose />}>
      <p className="years">
        <span className="figure">{years.number}</span> <span>{years.caption}</span>
      </p>
      <Fold
        title={principles.map(({ title }) => title).join(' · ')}
        heading="h3"
        className="visually-hidden"
      >
        <ul role="list" className="columns">
          <TitledItems items={principles} heading="h4" />
        </ul>
      </Fold>
    </Section>
  )
}
