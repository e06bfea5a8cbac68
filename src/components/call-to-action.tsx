import { anchors } from '../sections/anchors.ts'
import { site } from '../settings/site-settings.ts'
import { useLanguage } from '../language.tsx'
import { printedUrl } from '../settings/public-urls.ts'
import { pricingPath, sectionHref } from '../urls/page-urls.ts'
import { ExternalLink } from './external-link.tsx'

interface CallToActionProps {
  /**
   * The link target; see "Calls to action" in `docs/specification.md`, and
   * `docs/decisions/2026-11-01-where-the-specification-is-silent.md`.
   */
  to: 'booking' | 'contact' | 'pricing'
  /**
   * `primary`, for the main action on a screen, has the signal colour; `secondary` is outlined, and
   * `link` is a text link.
   */
  rank?: 'primary' | 'secondary' | 'link'
  label: string
}

/** A link to one of three targets, styled as a button or as a text link. */
export function CallToAction({ to, rank = 'secondary', label }: CallToActionProps) {
  const language = useLanguage()
  const className = rank === 'link' ? 'text-link' : `button button-${rank}`
  if (to === 'booking') {
    return (
      <ExternalLink href={site.bookingUrl} className={className}>
        {label}
      </ExternalLink>
    )
  }
  const { locale } = language
  const isPricing = to === 'pricing'
  const href = isPricing ? pricingPath(locale) : sectionHref(language, anchors.contact)
  const url = isPricing ? printedUrl({ locale, page: 'pricing' }) : undefined
  return (
    <a href={href} className={className} data-url={url}>
      {label}
    </a>
  )
}
