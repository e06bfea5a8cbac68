import type { ComponentProps } from 'react'

interface FoldProps extends ComponentProps<'h3'> {
  title: string
  /** The element of the title. */
  heading: 'h3' | 'h4' | 'p'
}

/**
 * Content with a title, collapsed on phones. In wider windows and in print, CSS shows the heading
 * instead of the summary, because a control without effect would only be in the way.
 */
export function Fold({ title, heading: Heading, className = '', children, ...rest }: FoldProps) {
  return (
    <>
      <Heading className={`unfolded ${className}`.trim()} {...rest}>
        {title}
      </Heading>
      <details className="fold">
        {/* A summary may contain a heading, but no paragraph. */}
        <summary>{Heading === 'p' ? title : <Heading>{title}</Heading>}</summary>
        {children}
      </details>
    </>
  )
}
