import type { ReactNode } from 'react'

interface PanelProps {
  /** Its address within the page. */
  id: string
  title: string
  intro: string
  children: ReactNode
}

/** What the three solutions have in common: a heading, an opening, then their parts. */
export function Panel({ id, title, intro, children }: PanelProps) {
  return (
    <div className="panel-parts" id={id}>
      <div className="panel-head">
        <h3>{title}</h3>
        <p>{intro}</p>
      </div>
      {children}
    </div>
  )
}

interface Titled {
  title: string
  text: string
}

/** Steps in order, each a tick on an axis. */
export function AxisOfSteps({ title, items }: { title: string; items: Titled[] }) {
  return (
    <div className="axis-of-steps">
      <h4>{title}</h4>
      <ol>
        {items.map((step) => (
          <li key={step.title}>
            <h5>{step.title}</h5>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function RuledList({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="panel-list">
      <h4>{title}</h4>
      <ul className="ruled">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
