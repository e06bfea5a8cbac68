import type { About as AboutWords } from '../content/about.ts'
import type { Entry } from '../content/load.tsx'
import { site } from '../content/site-settings.ts'
import { Section } from '../components/section.tsx'

export function About({ words, Prose }: Entry<AboutWords>) {
  const { timeline, mission, vision, values } = words
  return (
    <Section name="about" label={words.label} title={words.title}>
      <div className="lead">
        <Prose />
      </div>
      <figure className="years">
        <figcaption>
          <span className="figure">{timeline.number}</span> <span>{timeline.caption}</span>
        </figcaption>
        <Timeline years={site.facts.years} description={timeline.description} />
      </figure>
      <ul className="columns">
        {[mission, vision, values].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Width of a year and height of the drawing, in units of the viewBox, which is stretched by CSS. */
const YEAR = 40
const HEIGHT = 100

/** One stem per year, each taller than the previous one; the last one is the current year. */
function Timeline({ years, description }: { years: number; description: string }) {
  const width = years * YEAR
  const x = (year: number) => (year - 0.5) * YEAR
  const top = (year: number) => Math.round(HEIGHT - (year / years) * (HEIGHT - 8))
  const all = Array.from({ length: years }, (_, index) => index + 1)
  const stems = all.map((year) => `M${x(year)} ${HEIGHT}V${top(year)}`)
  const heads = all.slice(0, -1).map((year) => `M${x(year)} ${top(year)}h0`)
  return (
    <div className="timeline" role="img" aria-label={description}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="stems" d={stems.join('')} />
        <path className="heads" d={heads.join('')} />
        <path className="now" d={`M${x(years)} ${top(years)}h0`} />
      </svg>
      <ol aria-hidden="true">
        {all.map((year) => (
          <li key={year} />
        ))}
      </ol>
    </div>
  )
}
