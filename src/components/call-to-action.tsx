import { pricingPath, sectionHref } from '../urls.ts'
import { anchors } from '../anchors.ts'
import { site } from '../content/site-facts.ts'
import { useLanguage } from '../language.tsx'
import { ExternalLink } from './external-link.tsx'

interface CallToActionProps {
  /** Where it leads (specification, "Calls to action", and the decisions on the landing page). */
  to: 'booking' | 'contact' | 'pricing'
  /** One `primary` to a screen: it carries the signal colour. */
  rank?: 'primary' | 'secondary'
  children: string
}

/** A link that looks like a button. */
export function CallToAction({ to, rank = 'secondary', children }: CallToActionProps) {
  const language = useLanguage()
  const className = `button button-${rank}`
  if (to === 'booking') {
    return (
      <ExternalLink href={site.bookingUrl} className={className}>
        {children}
      </ExternalLink>
    )
  }
  const href =
    to === 'pricing' ? pricingPath(language.locale) : sectionHref(language, anchors.contact)
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
