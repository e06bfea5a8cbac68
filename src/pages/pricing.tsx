import type { Content } from '../content/load.tsx'
import { planIds } from '../content/prices.ts'
import { site } from '../content/site-facts.ts'
import { priceTables } from '../generated/prices/index.ts'
import { island } from '../islands/island.tsx'
import { AmountFrames } from '../islands/plan-cards/animated-amount.tsx'
import { PlanCards } from '../islands/plan-cards/plan-cards.tsx'
import { useLanguage } from '../language.tsx'
import { PriceStems } from '../components/price-stems.tsx'
import { bindShortWords } from '../components/line-breaks.tsx'

const PlanCardsIsland = island('plan-cards', PlanCards, {
  when: 'visible',
  words: ['opensInNewTab'],
})

/** The pricing page: amounts of the generated price tables, words of `pricing.mdx`. */
export function PricingPage({ content }: { content: Content }) {
  const { words, Prose } = content.pricing
  const { currency, plans } = priceTables[useLanguage().locale]
  const { popular, period, setup } = words
  return (
    <div className="pricing">
      <header className="frame">
        <p className="mark">{words.label}</p>
        <h1>{bindShortWords(words.title)}</h1>
        <div className="lead">
          <Prose />
        </div>
      </header>
      <PriceStems
        amounts={planIds.map((id) => plans[id].price)}
        highlighted={planIds.findIndex((id) => plans[id].isPopular)}
      />
      <PlanCardsIsland
        props={{
          currency,
          href: site.bookingUrl,
          plans: planIds.map((id) => ({ id, price: plans[id], words: words.plans[id] })),
          shared: { popular, period, setup },
        }}
        slots={Object.fromEntries(
          planIds.map((id) => [
            id,
            <AmountFrames key={id} amount={plans[id].price} currency={currency} />,
          ]),
        )}
      />
    </div>
  )
}
