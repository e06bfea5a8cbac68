import type { ContentProps } from '../../load-content.tsx'
import { fill } from '../../content/placeholders.ts'
import { site } from '../../site-settings.ts'
import { PartnerPictogram } from './partner-pictogram.tsx'
import { DotPlot } from '../../components/dot-plot.tsx'
import { MotionControl } from '../../components/motion-control.tsx'
import { Section } from '../../components/section.tsx'
import { Wordmark } from './client-logo.tsx'

export default function Partners({ content }: ContentProps) {
  const { words, Prose } = content.partners
  return (
    <Section name="partners" words={words} ground="tint" head="label-above">
      <div className="lead">
        <Prose />
      </div>
      <ul role="list" className="partner-grid">
        {words.items.map(({ pictogram, name, text }) => (
          <li key={name}>
            <PartnerPictogram name={pictogram} />
            <h3>{name}</h3>
            <p>{text}</p>
            {pictogram === 'automation' && <DotPlot count={site.facts.integrations} columns={25} />}
          </li>
        ))}
      </ul>
      <div className="clients">
        <h3 id="clients-title">{words.clients.title}</h3>
        <MotionControl />
        <div className="marquee" role="group" aria-labelledby="clients-title">
          <Logos label={words.clients.logo} />
          {Array.from({ length: repetitions(site.clients) }, (_, index) => (
            <Logos key={index} label={words.clients.logo} repeated />
          ))}
        </div>
      </div>
    </Section>
  )
}

/**
 * Widths in CSS pixels: of the widest viewport, of the gap in `.marquee` and, as a lower bound, of
 * the average letter.
 */
const WIDEST_WINDOW = 3800
const GAP = 64
const LETTER = 11

/** How many times the row is repeated so that it fills the widest viewport. */
function repetitions(clients: readonly string[]): number {
  const row = clients.reduce((width, name) => width + GAP + name.length * LETTER, 0)
  return Math.ceil(WIDEST_WINDOW / row)
}

/** The row of logos. It is repeated for a seamless loop; screen readers ignore the repetitions. */
function Logos({ label, repeated = false }: { label: string; repeated?: boolean }) {
  return (
    <ul role="list" aria-hidden={repeated || undefined}>
      {site.clients.map((client) => (
        <li key={client}>
          <Wordmark name={client} {...(repeated ? {} : { description: fill(label, { client }) })} />
        </li>
      ))}
    </ul>
  )
}
