import type { ContentProps } from '../../load-content.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Section } from '../../components/section.tsx'
import { ServicePlot, type ServiceName } from './service-plot.tsx'

export default function Services({ content }: ContentProps<'services'>) {
  const { words, Prose } = content.services
  return (
    <Section
      name="services"
      isMinor
      words={words}
      lead={<Prose />}
      action={<CallToAction to="contact" rank="link" label={words.getStarted} />}
    >
      <p className="legend note" aria-hidden="true">
        <span className="ours">{words.ours}</span> <span>{words.yours}</span>
      </p>
      <ul role="list" className="ruled">
        {Object.entries(words.items).map(([service, { name, text }]) => (
          <li key={service}>
            <h3>{name}</h3>
            <p>{text}</p>
            <ServicePlot name={service as ServiceName} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
