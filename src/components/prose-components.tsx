import type { ComponentProps, ReactNode } from 'react'
import { ExternalLink } from './external-link.tsx'

/** A link in MDX content. */
export function ProseLink(props: ComponentProps<'a'>) {
  const isExternal = /^https?:/.test(props.href ?? '')
  return isExternal ? <ExternalLink {...props} /> : <a {...props}>{props.children}</a>
}

/** Words of another language in MDX content, for their pronunciation. */
export function Foreign({ lang, children }: { lang: string; children: ReactNode }) {
  return <span lang={lang}>{children}</span>
}
