import { ExternalLink } from '../../components/external-link.tsx'
import { Fold } from '../../components/fold.tsx'
import { Section } from '../../components/section.tsx'
import { TitledItems } from '../../components/titled-items.tsx'
import type { ContentProps } from '../../load-content.tsx'
import { site } from '../../settings/site-settings.ts'
import { ContactForm } from './island/contact-form.tsx'
import { island } from '../../islands/server/island.tsx'
import { useLanguage, useWords } from '../../language.tsx'
import { noticeHref } from '../../urls/page-urls.ts'

const ContactFormIsland = island('contact-form', ContactForm, {
  when: 'visible',
  words: ['form', 'toasts', 'opensInNewTab'],
})

export default function Contact({ content }: ContentProps<'contact' | 'privacy' | 'products'>) {
  const { words, Prose } = content.contact
  const privacy = content.privacy.words
  const { phone, email, bookingUrl } = site
  return (
    <Section name="contact" words={words} lead={<Prose />}>
      <div className="write">
        <p className="without-script">{useWords('form').withoutScript}</p>
        {import.meta.env.VITE_PREVIEW && <p className="note">{words.preview}</p>}
        <ContactFormIsland
          props={{
            phone,
            email,
            booking: { href: bookingUrl, label: content.products.words.scheduleMeeting },
          }}
          fallback={
            <div className="not-loaded" role="alert">
              <p>{words.notLoaded.text}</p>
              <button type="button" className="button button-primary reload">
                {words.notLoaded.reload}
              </button>
            </div>
          }
          slots={{
            privacy: (
              <>
                {privacy.beforeSending}{' '}
                <a className="nowrap" href={noticeHref(useLanguage().locale, 'privacy')}>
                  {privacy.title}
                </a>
              </>
            ),
          }}
        />
      </div>
      <div className="card">
        <h3>{words.card.title}</h3>
        <ExternalLink href={site.whatsappUrl} className="button button-whatsapp">
          {words.card.whatsapp}
        </ExternalLink>
        <dl>
          <div>
            <dt className="note">{words.card.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt className="note">{words.card.phone}</dt>
            <dd>
              <a href={`tel:${phone.number}`}>{phone.display}</a>
            </dd>
          </div>
          <div>
            <dt className="note">{words.card.address}</dt>
            <dd>
              {site.address.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </div>
        </dl>
      </div>
      <div className="reasons">
        <Fold title={words.reasons.title} heading="h3">
          <ul role="list">
            <TitledItems items={words.reasons.items} heading="h4" />
          </ul>
        </Fold>
      </div>
    </Section>
  )
}
