import { Flag } from '../components/flag.tsx'
import { useLanguage, useWords } from '../language.tsx'
import { Logo } from '../components/logo.tsx'
import { locales } from '../locales.ts'
import { site } from '../settings/site-settings.ts'
import { landingPath, pathIn, pricingPath } from '../urls/page-urls.ts'

export function Header() {
  const { locale, page } = useLanguage()
  const words = useWords('header')
  return (
    <header className="site-header">
      <div className="frame">
        <a className="brand" href={landingPath(locale)} aria-label={words.home}>
          <Logo />
          {site.brand}
        </a>
        <a
          className="to-plans"
          href={pricingPath(locale)}
          aria-current={page === 'pricing' ? 'page' : undefined}
        >
          {words.pricing}
        </a>
        <nav className="languages" aria-label={words.languages}>
          <ul>
            {locales.map((other) => (
              <li key={other}>
                <a
                  href={pathIn(other, page)}
                  hrefLang={other}
                  lang={other}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  <Flag locale={other} />
                  {/* The language tag, because not all language names fit on a phone. */}
                  <span>{other}</span>{' '}
                  <span className="visually-hidden">{words.languageNames[other]}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
