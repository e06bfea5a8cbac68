import type { ReactNode } from 'react'
import { anchors, sectionNumber, type SectionName } from '../anchors.ts'
import { bindShortWords } from './short-words.ts'

interface SectionProps {
  name: SectionName
  label: string
  title: string
  /** What the section lies on; neighbours differ. */
  ground?: 'paper' | 'tint' | 'ink' | 'accent'
  children: ReactNode
}

/** A section of the landing page: its anchor, its number on the axis, its heading. */
export function Section({ name, label, title, ground = 'paper', children }: SectionProps) {
  const anchor = anchors[name]
  return (
    <section
      id={anchor}
      className={`section ground-${ground} ${name}`}
      aria-labelledby={`${anchor}-title`}
    >
      <div className="frame">
        <header className="section-head">
          <p className="mark">
            <span aria-hidden="true">{sectionNumber(name)}</span> {label}
          </p>
          <h2 id={`${anchor}-title`}>
            {sentences(title).map((sentence) => (
              <span key={sentence}>{unbroken(bindShortWords(sentence))} </span>
            ))}
          </h2>
        </header>
        {children}
      </div>
    </section>
  )
}

/** Words with a hyphen, such as `constrói-se`, stay whole: a heading is not broken like a paragraph. */
function unbroken(sentence: string): ReactNode[] {
  return sentence.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  )
}

/** Each sentence of a heading begins on a line of its own. */
function sentences(title: string): string[] {
  return title.split(/(?<=[.!?])\s+/)
}
