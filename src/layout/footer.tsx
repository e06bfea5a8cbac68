import { site } from '../settings/site-settings.ts'
import { noticeHref, pricingPath } from '../urls/page-urls.ts'
import { useLanguage, useWords } from '../language.tsx'
import { Logo } from '../components/logo.tsx'

/** The build year; `showCurrentYear` replaces it with the current one. */
const year = String(new Date().getFullYear())

interface FooterProps {
  /** Label of the link to the privacy notice. */
  privacy: string
  /** Label of the link to the accessibility statement. */
  accessibility: string
}

export function Footer({ privacy, accessibility }: FooterProps) {
  const { locale } = useLanguage()
  const words = useWords('footer')
  const header = useWords('header')
  const legal = site.legal?.[locale]
  const [before, after] = words.copyright.split('{year}')
  return (
    <footer className="site-footer ground-ink" data-uncovered="">
      <div className="frame">
        <p className="brand">
          <Logo />
          {site.brand}
        </p>
        <div className="legal note">
          <p>
            {before}
            <span data-year="">{year}</span>
            {after} · {site.legalName}
          </p>
          <p>{words.rights}</p>
          <div className="links">
            <p>
              <a href={pricingPath(locale)}>{header.pricing}</a>
            </p>
            <p>
              <a href={noticeHref(locale, 'privacy')}>{privacy}</a>
            </p>
            {legal && (
              <p>
                <a href={noticeHref(locale, 'legal')}>{legal.title}</a>
              </p>
            )}
            <p>
              <a href={noticeHref(locale, 'accessibility')}>{accessibility}</a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
