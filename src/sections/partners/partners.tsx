import type { ContentProps } from '../../load-content.tsx'
import { fill } from '../../content/placeholders.ts'
import { site } from '../../settings/site-settings.ts'
import { ClientLogo, logoWidth } from '../../components/client-logo.tsx'
import { MotionControl } from '../../components/motion-control.tsx'
import { Section } from '../../components/section.tsx'
import { PartnerPictogram } from './partner-pictogram.tsx'

export default function Partners({ content }: ContentProps<'partners'>) {
  const { words, Prose } = content.partners
  return (
    <Section name="partners" words={words} isMinor ground="tint" lead={<Prose />}>
      <ul role="list" className="partner-grid">
        {words.items.map(({ pictogram, name, text }) => (
          <li key={name}>
            <PartnerPictogram name={pictogram} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="clients">
        <h3 id="clients-title">{words.clients.title}</h3>
        <MotionControl />
        <div className="marquee" role="group" aria-labelledby="clients-title">
          <Logos label={words.clients.logo} />
          {Array.from({ length: repetitions(site.clients) }, (_, index) => (
            <Logos key={index} />
          ))}
        </div>
      </div>
    </Section>
  )
}

/** In CSS pixels: the widest supported viewport (4K), and `--logo-gap` in `partners.css`. */
const WIDEST_VIEWPORT = 3840
const GAP = 64

/** Returns how many copies of the row fill the widest viewport. */
function repetitions(clients: readonly string[]): number {
  const row = clients.reduce((width, name) => width + GAP + logoWidth(name), 0)
  return Math.ceil(WIDEST_VIEWPORT / row)
}

/**
 * The row of logos. It is repeated, without a label, for a seamless loop; screen readers ignore the
 * repetitions.
 */
function Logos({ label }: { label?: string }) {
  return (
    <ul role="list" aria-hidden={label === undefined || undefined}>
      {site.clients.map((client) => (
        <li key={client}>
          {label === undefined ? (
            <ClientLogo client={client} />
          ) : (
            <ClientLogo client={client} description={fill(label, { client })} />
          )}
        </li>
      ))}
    </ul>
  )
}
