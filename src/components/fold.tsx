import type { ComponentProps } from 'react'

interface FoldProps extends ComponentProps<'h3'> {
  title: string
  /** The element that contains the title. */
  heading: 'h3' | 'h4' | 'p'
  /** Whether it is collapsed on every viewport. */
  isAlwaysFolded?: boolean
}

/**
 * Content with a title, collapsed on phones. On wider viewports and in print, CSS shows the heading
 * instead of the summary, which would have no effect there.
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
        {/* A summary may contain a heading, but no paragraph. */}
        <summary>{Heading === 'p' ? title : <Heading>{title}</Heading>}</summary>
        {children}
      </details>
    </>
  )
}
