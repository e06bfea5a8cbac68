import type { ComponentProps } from 'react'
import { useWords } from '../language.tsx'
import { shortUrl } from '../urls/page-urls.ts'

/**
 * A link to another site. It opens in a new tab, which screen readers announce. Printed pages can
 * show its URL.
 */
export function ExternalLink({ children, href = '', ...props }: ComponentProps<'a'>) {
  const opensInNewTab = useWords('opensInNewTab')
  return (
    <a href={href} {...props} target="_blank" rel="noopener" data-url={shortUrl(href)}>
      {children}
      <span className="visually-hidden"> ({opensInNewTab})</span>
    </a>
  )
}
