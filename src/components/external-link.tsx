import type { ComponentProps } from 'react'
import { useWords } from '../language.tsx'

/** A link to another site: in a new tab, which a screen reader is told. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const opensInNewTab = useWords('opensInNewTab')
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({opensInNewTab})</span>
    </a>
  )
}
