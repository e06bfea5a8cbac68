import type { ReactNode } from 'react'
import { useLanguage } from '../../language.tsx'
import { printedUrl } from '../../settings/public-urls.ts'

interface NoticeProps {
  /** The `id` to which links to the notice lead, the same in every language. */
  anchor: string
  title: string
  /** `NoticePart` elements. */
  children: ReactNode
}

/**
 * A notice that is collapsed until a link to it, or the visitor, opens it. Printed pages show its
 * URL instead.
 */
export function Notice({ anchor, title, children }: NoticeProps) {
  return (
    <details className="notice fold">
      <summary data-url={printedUrl(useLanguage(), anchor)}>
        <h3>{title}</h3>
      </summary>
      {/* The anchor is inside, because browsers open the details around the target of a link. */}
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
