import type { ComponentProps } from 'react'
import { ExternalLink } from './external-link.tsx'

/** A link in prose: one to another site opens in a new tab, as everywhere. */
export function ProseLink(props: ComponentProps<'a'>) {
  const leavesTheSite = /^https?:/.test(props.href ?? '')
  return leavesTheSite ? <ExternalLink {...props} /> : <a {...props}>{props.children}</a>
}
