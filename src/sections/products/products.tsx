import { encode } from 'uqr'
import { sectionHref } from '../../urls/page-urls.ts'
import { offeringAnchors, offeringNames } from '../anchors.ts'
import type { ContentProps } from '../../load-content.tsx'
import { site } from '../../settings/site-settings.ts'
import { useLanguage } from '../../language.tsx'
import { CallToAction } from '../../components/call-to-action.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { Fold } from '../../components/fold.tsx'
import { Section } from '../../components/section.tsx'

export default function Products({ content }: ContentProps<'products'>) {
  const { words, Prose } = content.products
  const language = useLanguage()
  return (
    <Section name="products" words={words} ground="tint">
      <div className="pitch">
        <div className="lead">
          <Prose />
        </div>
        <p className="actions">
          <ExternalLink href={site.whatsappUrl} className="button button-whatsapp">
            {words.qrCode.link}
          </ExternalLink>
          <CallToAction to="booking" rank="link" label={words.scheduleMeeting} />
        </p>
      </div>
      <div className="offers">
        <h3>{words.linesTitle}</h3>
        <ul role="list" className="ruled">
          {offeringNames.map((name) => (
            <li key={name}>
              <a href={sectionHref(language, offeringAnchors[name])}>{words.lines[name].name}</a>
              <p>{words.lines[name].text}</p>
            </li>
          ))}
        </ul>
        <div className="qr">
          <Fold title={words.qrCode.caption} heading="p" className="note">
            <QrCode text={site.whatsappUrl} description={words.qrCode.description} />
          </Fold>
        </div>
      </div>
    </Section>
  )
}

/** A QR code, dark on light in both colour schemes, because many readers reject inverted codes. */
function QrCode({ text, description }: { text: string; description: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  // The quiet zone: a light border four modules wide.
  const viewBox = `-4 -4 ${size + 8} ${size + 8}`
  return (
    <svg
      className="qr-code"
      viewBox={viewBox}
      width="220"
      height="220"
      shapeRendering="crispEdges"
      role="img"
      aria-label={description}
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
}

/** Returns path data for a line through a row's dark modules, for a stroke one module wide. */
function rowPath(modules: boolean[], row: number): string {
  const runs =
    modules
      .map(Number)
      .join('')
      .match(/0+(?=1)|1+/g) ?? []
  const lines = runs.map((run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`))
  return `M0 ${row}.5${lines.join('')}`
}
