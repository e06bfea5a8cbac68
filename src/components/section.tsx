import type { ReactNode } from 'react'
import { anchors } from '../anchors.ts'
import { sectionNumber, type SectionName } from '../sections.ts'
import { HeadingLines } from './line-breaks.tsx'

interface SectionProps {
  name: SectionName
  words: { label: string; title: string }
  /** The id of the heading, if something refers to it. */
  titleId?: string
  /** Background. Adjacent sections need different backgrounds, unless both have `paper`. */
  ground?: 'paper' | 'tint' | 'ink' | 'accent'
  /**
   * On wide viewports: puts the label above the heading instead of beside it, or enlarges the
   * heading.
   */
  head?: 'label-above' | 'large' | 'label-above large'
  children: ReactNode
}

/** A section of the landing page with its anchor, number and heading. */
export function Section({ name, words, titleId, ground = 'paper', head, children }: SectionProps) {
  return (
    <section id={anchors[name]} className={`section ground-${ground} ${name}`}>
      <div className="frame">
        <header className={head ? `section-head ${head}` : 'section-head'}>
          <p className="mark">
            <span aria-hidden="true">{sectionNumber(name)}</span> {words.label}
          </p>
          <h2 id={titleId}>
            <HeadingLines title={words.title} />
          </h2>
        </header>
        {children}
      </div>
    </section>
  )
}
