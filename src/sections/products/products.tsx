import { sectionHref, type MetadataFile } from '../../urls/page-urls.ts'
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
            <img
              className="qr-code"
              src={'/qr-code.svg' satisfies MetadataFile}
              alt={words.qrCode.description}
              width="220"
              height="220"
              loading="lazy"
            />
          </Fold>
        </div>
      </div>
    </Section>
  )
}
