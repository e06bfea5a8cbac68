import type { ReactNode } from 'react'
import { DotPlot } from '../components/dot-plot.tsx'
import { Logo } from '../components/logo.tsx'
import { NavigationIcon } from '../components/navigation-icon.tsx'
import { PartnerPictogram } from '../components/partner-pictogram.tsx'
import { QrCode } from '../components/qr-code.tsx'
import { LostSignalFigure, SignalFigure } from '../components/signal-figure.tsx'
import { Timeline } from '../components/timeline.tsx'
import { Wordmark } from '../components/wordmark.tsx'
import { contentIn, type Content } from '../content/load.tsx'
import { partnerPictograms } from '../content/partners.ts'
import { site } from '../content/site-facts.ts'
import { Field } from '../islands/contact-form/contact-form.tsx'
import { IslandFallback } from '../islands/island-root.tsx'
import { LanguageProvider, useWords } from '../language.tsx'
import { Flag } from '../layout/flag.tsx'
import { FloatingNavigation, navigationItems } from '../layout/floating-navigation.tsx'
import { locales, type Locale } from '../locales.ts'
import { NotFoundPage } from '../pages/not-found.tsx'
import { PricingPage } from '../pages/pricing.tsx'
import { Contact } from '../sections/contact.tsx'
import { Solutions } from '../sections/solutions.tsx'

/** Every component in every state, in one language; for maintainers, in development only. */
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
        <Shelf name="Buttons on each background; the longest labels">
          <Buttons />
        </Shelf>
        <Shelf name="Fields: empty, hover, focus, filled, invalid">
          <Fields />
        </Shelf>
        <Shelf name="Error message of an island">
          <IslandFallback />
        </Shelf>
        <Shelf name="Logo, icons, pictograms">
          <div className="row">
            <Logo />
            {navigationItems.map((icon) => (
              <NavigationIcon key={icon} name={icon} />
            ))}
            {partnerPictograms.map((pictogram) => (
              <PartnerPictogram key={pictogram} name={pictogram} />
            ))}
          </div>
        </Shelf>
        <Shelf name="Flags: of the service, fallback">
          {['service', 'drawn'].map((source) => (
            <div key={source} className={`row flags-${source}`}>
              {locales.map((flag) => (
                <Flag key={flag} locale={flag} />
              ))}
            </div>
          ))}
        </Shelf>
        <Shelf name="Wordmarks; the last one has no drawing">
          <div className="row">
            {[...site.clients, 'New client'].map((client) => (
              <Wordmark key={client} name={client} />
            ))}
          </div>
        </Shelf>
        <Shelf name="Figures">
          <Figures content={content} />
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

function Buttons() {
  const { send, sending } = useWords('form')
  return (
    <>
      {['paper', 'tint', 'ink', 'accent'].map((ground) => (
        <div key={ground} className={`section ground-${ground} row`}>
          {['', 'hover', 'focus-visible', 'active'].map((state) =>
            ['primary', 'secondary'].map((rank) => (
              <button
                key={`${state}-${rank}`}
                className={`button button-${rank}`}
                type="button"
                data-force={state}
              >
                {send}
              </button>
            )),
          )}
          <button className="button button-primary" type="button" disabled>
            {sending}
          </button>
        </div>
      ))}
      <div className="row">
        {locales.map((locale) => (
          <span key={locale} className="button button-secondary" lang={locale}>
            {contentIn[locale].hero.words.talkToSpecialist}
          </span>
        ))}
      </div>
    </>
  )
}

function Fields() {
  const { errors } = useWords('form')
  const invalid = { field: 'email', error: errors.email.invalid } as const
  return (
    <div className="contact-form row">
      {['', 'hover', 'focus-visible', 'filled', 'invalid'].map((state) => (
        <div key={state} data-force={state}>
          <Field name="email" type="email" invalid={state === 'invalid' ? invalid : undefined} />
          <Field name="message" invalid={undefined} />
        </div>
      ))}
    </div>
  )
}

function Figures({ content }: { content: Content }) {
  const { experts, candidates, openings, years } = site.facts
  return (
    <>
      <div className="row halves">
        <SignalFigure description={content.hero.words.figure.description} />
        <LostSignalFigure />
      </div>
      <Timeline years={years} description={content.about.words.timeline.description} />
      <div className="row halves">
        <DotPlot count={experts} columns={50} highlighted />
        <DotPlot count={candidates} columns={25} />
        <DotPlot count={openings} columns={25} hollow />
      </div>
      <QrCode text={site.whatsappUrl} description={content.products.words.qrCode.description} />
    </>
  )
}
