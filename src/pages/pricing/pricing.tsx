import { CallToAction } from '../../components/call-to-action.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { bindShortWords } from '../../components/line-breaks.tsx'
import type { ContentProps } from '../../load-content.tsx'
import { planIds } from '../../content/prices.ts'
import { site } from '../../settings/site-settings.ts'
import { priceTables } from '../../generated/prices/index.ts'
import { island } from '../../islands/server/island.tsx'
import { AmountFrames } from './amount-frames.tsx'
import { PlanCards } from './island/plan-cards.tsx'
import { useLanguage } from '../../language.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { PlanQuestions } from './plan-questions.tsx'

const PlanCardsIsland = island('plan-cards', PlanCards, {
  when: 'visible',
  words: ['opensInNewTab'],
})

export function PricingPage({ content }: ContentProps<'pricing'>) {
  const { words, Prose } = content.pricing
  const { currency, plans } = priceTables[useLanguage().locale]
  const { popular, period, setup } = words
  const slots = planIds.flatMap((id) => [
    [id, <AmountFrames key={id} amount={plans[id].price} currency={currency} />],
    [`${id}-features`, <PlanFeatures key={id} id={id} words={words} />],
  ])
  return (
    <>
      <section className="section pricing offer">
        <div className="frame">
          <header className="section-head">
            <p className="mark">{words.label}</p>
            <h1>{bindShortWords(words.title)}</h1>
            <div className="lead">
              <Prose />
            </div>
          </header>
          <PlanCardsIsland
            props={{
              currency,
              href: site.bookingUrl,
              plans: planIds.map((id) => {
                const { name, description, buttonText } = words.plans[id]
                return { id, price: plans[id], words: { name, description, buttonText } }
              }),
              shared: { popular, period, setup },
            }}
            slots={Object.fromEntries(slots)}
          />
        </div>
      </section>
      <PlanQuestions {...words.questions} />
      <section className="section ground-accent pricing undecided">
        <div className="frame">
          <h2>{words.undecided}</h2>
          <p className="actions">
            <ExternalLink className="button button-whatsapp" href={site.whatsappUrl}>
              {words.whatsapp}
            </ExternalLink>
            <CallToAction to="contact" label={words.contact} />
          </p>
        </div>
      </section>
    </>
  )
}
