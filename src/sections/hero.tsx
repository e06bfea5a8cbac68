import { anchors } from '../anchors.ts'
import type { Hero as HeroWords } from '../content/hero.ts'
import type { Entry } from '../content/load.tsx'
import { CallToAction } from '../components/call-to-action.tsx'
import { SignalFigure } from '../components/signal-figure.tsx'
import { RotatingHeadline } from './rotating-headline.tsx'

export function Hero({ words, Prose }: Entry<HeroWords>) {
  return (
    <section id={anchors.hero} className="hero" aria-labelledby="home-title">
      <div className="frame">
        <div className="statement">
          <p className="mark">{words.label}</p>
          <RotatingHeadline id="home-title" {...words.headline} />
          <div className="lead">
            <Prose />
          </div>
          <p className="actions">
            <CallToAction to="contact" rank="primary">
              {words.talkToSpecialist}
            </CallToAction>
            <CallToAction to="pricing">{words.viewPricing}</CallToAction>
          </p>
        </div>
        <figure className="plot">
          <SignalFigure description={words.figure.description} />
          <figcaption className="annotation">{words.figure.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
