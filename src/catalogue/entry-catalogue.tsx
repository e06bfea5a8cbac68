import { renderToStaticMarkup } from 'react-dom/server'
import { ClientLogo } from '../components/client-logo.tsx'
import { contentIn } from '../load-content.tsx'
import type { RenderedPage } from '../entry-server.tsx'
import { Failure, Field } from '../sections/contact/island/contact-form.tsx'
import { IslandFallback } from '../islands/island-root.tsx'
import { LanguageProvider, useWords } from '../language.tsx'
import { Flag } from '../components/flag.tsx'
import { FloatingNavigation } from '../layout/floating-navigation.tsx'
import { locales, SOURCE_LOCALE, type Locale } from '../locales.ts'
import { LandingPage } from '../pages/landing/landing.tsx'
import { NotFoundPage } from '../pages/not-found/not-found.tsx'
import { PricingPage } from '../pages/pricing/pricing.tsx'
import { stylesheets } from '../styles/stylesheets.ts'

/**
 * Renders the catalogue of component states and pages. It exists only in development.
 *
 * @param path `/_catalogue` or `/_catalogue/<language>`
 */
export async function render(path: string): Promise<RenderedPage> {
  const lang = locales.find((locale) => path.endsWith(`/${locale}`)) ?? SOURCE_LOCALE
  return {
    status: 200,
    lang,
    stylesheets: [...Object.values(stylesheets), 'src/catalogue/catalogue.css'],
    head:
      '<title>Catalogue</title>' +
      '<script type="module" src="/src/catalogue/show-states.ts"></script>',
    body: renderToStaticMarkup(<Catalogue locale={lang} />),
  }
}

/** The states of components, followed by the pages. */
function Catalogue({ locale }: { locale: Locale }) {
  const content = contentIn[locale]
  return (
    <LanguageProvider language={{ locale, page: 'landing', words: content.site.words }}>
      <nav className="catalogue-row">
        {locales.map((other) => (
          <a key={other} href={`/_catalogue/${other}`}>
            <Flag locale={other} /> {other}
          </a>
        ))}
      </nav>
      <FloatingNavigation />
      <main id="content">
        <Buttons />
        <Fields />
        <Results />
        <p className="partners">
          <ClientLogo client="A client without a logo" />
        </p>
        <IslandFallback />
        <LandingPage content={content} />
        <PricingPage content={content} />
        <NotFoundPage />
      </main>
    </LanguageProvider>
  )
}

function Buttons() {
  const { send, sending } = useWords('form')
  return ['paper', 'tint', 'ink', 'accent'].map((ground) => (
    <div key={ground} className={`section ground-${ground} catalogue-row`}>
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
  ))
}

function Fields() {
  const { email, errors } = useWords('form')
  return (
    <div className="contact">
      <div className="contact-form catalogue-row">
        {['', 'hover', 'focus-visible', 'filled', 'invalid'].map((state) => (
          <div key={state} data-force={state}>
            <Field
              name="email"
              type="email"
              hint={email.hint}
              error={state === 'invalid' ? errors.email.invalid : undefined}
            />
            <Field name="message" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The failure message, and static copies of the toasts, which sonner renders only in browsers. */
function Results() {
  const { sent, failed } = useWords('toasts')
  return (
    <div className="contact catalogue-row">
      <Failure {...failed} />
      {Object.entries({ success: sent, error: failed }).map(([type, { title, description }]) => (
        <div key={type} className="toast" data-type={type}>
          <div>
            <p className="title">{title}</p> <p>{description}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
