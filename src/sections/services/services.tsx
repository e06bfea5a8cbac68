import type { ContentProps } from '../../load-content.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { Section } from '../../components/section.tsx'
import { ServicePlot, type ServiceName } from './service-plot.tsx'

const services: ServiceName[] = [
  'squads',
  'allocation',
  'environmentSupport',
  'biProjects',
  'expertHiring',
]

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
      <p className="legend" aria-hidden="true">
        <span className="ours">{words.ours}</span> <span>{words.yours}</span>
      </p>
      <ul role="list" className="ruled">
        {services.map((service) => (
          <li key={service}>
            <h3>{words.items[service].name}</h3>
            <p>{words.items[service].text}</p>
            <ServicePlot name={service} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
