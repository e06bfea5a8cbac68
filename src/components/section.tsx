import type { ReactNode } from 'react'
import { anchors } from '../sections/anchors.ts'
import type { SectionName } from '../sections/sections.ts'
import { HeadingLines } from './line-breaks.tsx'

interface SectionProps {
  name: SectionName
  words: { label: string; title: string }
  /** Id of the heading; needed only if another element refers to it. */
  titleId?: string
  /** Whether the heading is smaller than usual. */
  isMinor?: boolean
  ground?: 'paper' | 'tint' | 'ink' | 'accent'
  /** Text beside the heading, or below it on narrow viewports; `action` is below this text. */
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A section on the landing page, with its anchor and heading. */
export function Section(props: SectionProps) {
  const { name, words, titleId, isMinor, ground = 'paper', lead, action, children } = props
  return (
    <section
      id={anchors[name]}
      className={`section ground-${ground} ${name}${isMinor ? ' minor' : ''}`}
    >
      <div className="frame">
        <header className="section-head">
          <p className="mark">{words.label}</p>
          <h2 id={titleId}>
            <HeadingLines title={words.title} />
          </h2>
          {lead && (
            <div className="lead">
              {lead}
              {action && <p className="actions">{action}</p>}
            </div>
          )}
        </header>
        {children}
      </div>
    </section>
  )
}
