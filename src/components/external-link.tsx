import type { ComponentProps } from 'react'
import { useWords } from '../language.tsx'

/** A link to another site. It opens in a new tab, and screen readers announce that. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const opensInNewTab = useWords('opensInNewTab')
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({opensInNewTab})</span>
    </a>
  )
}
