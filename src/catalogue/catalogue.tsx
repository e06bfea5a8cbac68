import type { ReactNode } from 'react'
import { contentIn } from '../content/load.tsx'
import { partnerPictograms } from '../content/partners.ts'
import { site } from '../content/site-facts.ts'
import { ContactField } from '../islands/contact-form/contact-field.tsx'
import { IslandFallback } from '../islands/island-root.tsx'
import { LanguageProvider, useWords } from '../language.tsx'
import { locales, type Locale } from '../locales.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { PricingPage } from '../pages/pricing.tsx'
import { Contact } from '../sections/contact.tsx'
import { Solutions } from '../sections/solutions/solutions.tsx'
import { Flag } from '../layout/flag.tsx'
import { FloatingNavigation } from '../layout/floating-navigation.tsx'
import { Logo } from '../components/logo.tsx'
import { NavigationIcon, type NavigationIconName } from '../components/navigation-icon.tsx'
import { PartnerPictogram } from '../components/partner-pictogram.tsx'
import { QrCode } from '../components/qr-code.tsx'
import { Wordmark } from '../components/wordmark.tsx'
import { Buttons } from './buttons.tsx'
import { Figures } from './figures.tsx'

const icons: NavigationIconName[] = [
  'home',
  'about',
  'solutions',
  'experts',
  'products',
  'partners',
  'contact',
]

/** Every component of the site in every state, in one language; for maintainers, in development only. */
export function Catalogue({ locale }: { locale: Locale }) {
  const content = contentIn[locale]
  return (
    <LanguageProvider language={{ locale, page: 'landing', words: content.site.words }}>
      <header className="catalogue-head">
        <Logo />
        {locales.map((other) => (
          <a
            key={other}
            href={`/_catalogue/${other}`}
            aria-current={other === locale ? 'true' : undefined}
          >
            {other}
          </a>
        ))}
      </header>
      <FloatingNavigation />
      <main id="content">
        <Shelf name="Buttons, on each ground">
          <Buttons />
        </Shelf>
        <Shelf name="Fields: empty, hover, focus, filled, invalid">
          <Fields />
        </Shelf>
        <Shelf name="Error screen">
          <IslandFallback />
        </Shelf>
        <Shelf name="Brand, icons, pictograms">
          <div className="row">
            <Logo />
            {icons.map((icon) => (
              <NavigationIcon key={icon} name={icon} />
            ))}
            {partnerPictograms.map((pictogram) => (
              <PartnerPictogram key={pictogram} name={pictogram} />
            ))}
          </div>
        </Shelf>
        <Shelf name="Flags: from the service, and drawn">
          {['service', 'drawn'].map((source) => (
            <div key={source} className={`row flags-${source}`}>
              {locales.map((flag) => (
                <Flag key={flag} locale={flag} />
              ))}
            </div>
          ))}
        </Shelf>
        <Shelf name="Wordmarks; the last has no drawing">
          <div className="row">
            {[...site.clients, 'New client'].map((client) => (
              <Wordmark key={client} name={client} />
            ))}
          </div>
        </Shelf>
        <Shelf name="Figures">
          <Figures content={content} />
          <QrCode text={site.whatsappUrl} description={content.products.words.qrCode.description} />
        </Shelf>
        <PricingPage content={content} />
        <Solutions {...content.solutions} />
        <Contact {...content.contact} />
        <NotFoundPage />
      </main>
    </LanguageProvider>
  )
}

function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="shelf frame">
      <h2 className="mark" lang="en">
        {name}
      </h2>
      {children}
    </section>
  )
}

function Fields() {
  const { errors } = useWords('form')
  const invalid = { field: 'email', sentence: errors.email.invalid } as const
  return (
    <div className="contact-form row">
      {['', 'hover', 'focus-visible', 'filled', 'invalid'].map((state) => (
        <div key={state} data-force={state}>
          <ContactField
            name="email"
            type="email"
            invalid={state === 'invalid' ? invalid : undefined}
          />
          <ContactField name="message" invalid={undefined} />
        </div>
      ))}
    </div>
  )
}
