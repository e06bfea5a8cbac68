import type { Entry } from '../content/load.tsx'
import type { Partners as PartnersWords } from '../content/partners.ts'
import { fill } from '../content/placeholders.ts'
import { site } from '../content/site-facts.ts'
import { PartnerPictogram, type PartnerName } from '../ui/partner-pictogram.tsx'
import { DotPlot } from '../ui/dot-plot.tsx'
import { Section } from '../ui/section.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

export function Partners({ words, Prose }: Entry<PartnersWords>) {
  const partners = Object.entries(words.items) as [
    PartnerName,
    PartnersWords['items'][PartnerName],
  ][]
  return (
    <Section name="partners" label={words.label} title={words.title} ground="tint">
      <div className="lead">
        <Prose />
      </div>
      <ul className="partner-grid">
        {partners.map(([partner, { name, text }]) => (
          <li key={partner}>
            <PartnerPictogram name={partner} />
            <h3>{name}</h3>
            <p>{text}</p>
            {partner === 'automation' && <DotPlot count={site.facts.integrations} columns={25} />}
          </li>
        ))}
      </ul>
      <div className="clients">
        <h3 id="clients-title">{words.clients.title}</h3>
        <div className="marquee" role="group" aria-labelledby="clients-title" tabIndex={0}>
          <Logos label={words.clients.logo} />
          {/* Twice, so that the loop has no hole on windows up to 3,800 px. */}
          <Logos label={words.clients.logo} repeated />
          <Logos label={words.clients.logo} repeated />
        </div>
      </div>
    </Section>
  )
}

/** The row of logos; its repetition, which makes the loop seamless, is for the eye only. */
function Logos({ label, repeated = false }: { label: string; repeated?: boolean }) {
  return (
    <ul aria-hidden={repeated || undefined}>
      {site.clients.map((client) => (
        <li key={client}>
          <Wordmark name={client} {...(repeated ? {} : { description: fill(label, { client }) })} />
        </li>
      ))}
    </ul>
  )
}
