import type { ContentProps } from '../../content/load-content.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Section } from '../../components/section.tsx'

export default function Services({ content }: ContentProps) {
  const { words, Prose } = content.services
  return (
    <Section
      name="services"
      isMinor
      words={words}
      lead={<Prose />}
      action={<CallToAction to="contact" rank="link" label={words.getStarted} />}
    >
      <ul role="list" className="ruled">
        {Object.values(words.items).map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
