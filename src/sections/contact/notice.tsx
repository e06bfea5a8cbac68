import type { ReactNode } from 'react'
import { useLanguage } from '../../language.tsx'
import { printedUrl } from '../../settings/public-urls.ts'

interface NoticeProps {
  /** The id that links use as their fragment, the same in every language. */
  anchor: string
  title: string
  /** `NoticePart` elements. */
  children: ReactNode
}

/**
 * A notice that is collapsed until the visitor opens it or follows a link to it. A collapsed notice
 * is printed as its title and URL.
 */
export function Notice({ anchor, title, children }: NoticeProps) {
  return (
    <details className="notice fold">
      <summary data-url={printedUrl(useLanguage(), anchor)}>
        <h3>{title}</h3>
      </summary>
      {/* The anchor is inside, so that browsers open the `details` when a link targets it. */}
      <dl id={anchor} className="note">
        {children}
      </dl>
    </details>
  )
}

export function NoticePart({ title, children }: Pick<NoticeProps, 'title' | 'children'>) {
  return (
    <div>
      <dt>
        <b>{title}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
