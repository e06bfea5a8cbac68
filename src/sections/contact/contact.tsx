import { privacyAnchor } from '../../anchors.ts'
import { AccessibilityStatement } from './accessibility-statement.tsx'
import { Fold } from '../../components/fold.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { Section } from '../../components/section.tsx'
import { TitledItems } from '../../components/titled-items.tsx'
import type { ContentProps } from '../../load-content.tsx'
import { site } from '../../site-settings.ts'
import { ContactForm } from './island/contact-form.tsx'
import { island } from '../../islands/server/island.tsx'
import { useWords } from '../../language.tsx'

const ContactFormIsland = island('contact-form', ContactForm, {
  when: 'visible',
  words: ['form', 'toasts'],
})

export default function Contact({ content }: ContentProps) {
  const { words, Prose } = content.contact
  const privacy = content.privacy.words
  return (
    <Section name="contact" words={words}>
      <div className="write">
        <div className="lead">
          <Prose />
        </div>
        <p className="without-script">{useWords('form').withoutScript}</p>
        {import.meta.env.VITE_PREVIEW && <p className="note">{words.preview}</p>}
        <ContactFormIsland
          props={{ phone: site.phone, email: site.email }}
          slots={{
            privacy: (
              <>
                {privacy.beforeSending} <a href={`#${privacyAnchor}`}>{privacy.title}</a>
              </>
            ),
          }}
        />
        <PrivacyNotice words={privacy} />
        <LegalNotice />
        <AccessibilityStatement words={content.accessibility.words} />
      </div>
      <div className="card">
        <h3>{words.card.title}</h3>
        <dl>
          <div>
            <dt className="annotation">{words.card.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
          </div>
          <div>
            <dt className="annotation">{words.card.phone}</dt>
            <dd>
              <a href={`tel:${site.phone.number}`}>{site.phone.display}</a>
            </dd>
          </div>
          <div>
            <dt className="annotation">{words.card.address}</dt>
            <dd>
              {site.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        </dl>
      </div>
      <div className="reasons">
        <Fold title={words.reasons.title} heading="h3">
          <ol role="list" className="ruled numbered">
            <TitledItems items={words.reasons.items} heading="h4" />
          </ol>
        </Fold>
      </div>
    </Section>
  )
}
