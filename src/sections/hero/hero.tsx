import { anchors } from '../../anchors.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { MotionControl } from '../../components/motion-control.tsx'
import { SignalFigure } from '../../components/signal-figure.tsx'
import type { Hero as HeroWords } from './schema.ts'
import type { ContentProps } from '../../load-content.tsx'

export default function Hero({ content }: ContentProps) {
  const { words, Prose } = content.hero
  return (
    <section id={anchors.hero} className="hero">
      <div className="frame">
        <div className="statement">
          <p className="mark">{words.label}</p>
          <RotatingHeadline {...words.headline} />
          <div className="lead">
            <Prose />
          </div>
          <p className="actions">
            <CallToAction to="contact" rank="primary" label={words.talkToSpecialist} />
            <CallToAction to="pricing" label={words.viewPricing} />
            <MotionControl />
          </p>
        </div>
        <figure className="plot">
          <SignalFigure greeting={words.figure.greeting} />
          <figcaption className="annotation">{words.figure.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}

/**
 * The headline with a word that CSS changes every two seconds. All words are in the same grid cell,
 * which is as wide as the longest. Screen readers read the sentence with the first word.
 */
function RotatingHeadline({ before, words, after }: HeroWords['headline']) {
  return (
    <h1>
      <span className="visually-hidden">
        {before} {words[0]} {after}
      </span>
      <span aria-hidden="true">
        {before}{' '}
        <span className="rotating">
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>{' '}
        {after}
      </span>
    </h1>
  )
}
