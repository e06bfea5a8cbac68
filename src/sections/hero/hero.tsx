import { anchors } from '../anchors.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { ClientLogo } from '../../components/client-logo.tsx'
import { MotionControl } from '../../components/motion-control.tsx'
import { SignalFigure } from '../../components/signal-figure.tsx'
import type { Hero as HeroWords } from './schema.ts'
import { site } from '../../settings/site-settings.ts'
import type { ContentProps } from '../../load-content.tsx'

/** Number of clients shown above the fold; the partners section shows and names all of them. */
const CLIENTS = 6

export default function Hero({ content }: ContentProps<'hero'>) {
  const { words, Prose } = content.hero
  return (
    <section id={anchors.hero} className="section hero">
      <div className="frame">
        <p className="mark">{words.label}</p>
        <RotatingHeadline {...words.headline} />
        <div className="statement">
          <div className="lead">
            <Prose />
          </div>
          <p className="actions">
            <CallToAction to="contact" rank="primary" label={words.talkToSpecialist} />
            <CallToAction to="pricing" rank="link" label={words.viewPricing} />
          </p>
        </div>
        <SignalFigure {...words.figure} href={`#${anchors.chatbot}`}>
          <MotionControl />
        </SignalFigure>
        <ul role="list" className="client-row" aria-hidden="true">
          {site.clients.slice(0, CLIENTS).map((client) => (
            <li key={client}>
              <ClientLogo client={client} loading="eager" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * The headline with a word that CSS changes every two seconds. All words are in the same grid cell,
 * which is as wide as the longest word, so that nothing moves. Screen readers read the sentence
 * with the first word.
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
        <span>{after}</span>
      </span>
    </h1>
  )
}
