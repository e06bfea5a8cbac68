import type { ComponentProps } from 'react'

interface FoldProps extends ComponentProps<'h3'> {
  title: string
  /** The element that contains the title. */
  heading: 'h3' | 'h4' | 'p'
  /** Whether the content is also collapsed on wider viewports. */
  isAlwaysFolded?: boolean
}

/**
 * Content with a title, collapsed on phones. By default, the content is expanded on wider viewports
 * and in print, where CSS shows the heading instead of the summary.
 */
export function Fold(props: FoldProps) {
  const { title, heading: Heading, isAlwaysFolded, className = '', children, ...rest } = props
  return (
    <>
      {!isAlwaysFolded && (
        <Heading className={`unfolded ${className}`.trim()} {...rest}>
          {title}
        </Heading>
      )}
      <details className="fold">
        {/* A summary may contain a heading, but not a paragraph. */}
        <summary>{Heading === 'p' ? title : <Heading>{title}</Heading>}</summary>
        {children}
      </details>
    </>
  )
}
