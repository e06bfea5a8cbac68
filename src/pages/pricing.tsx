import { bindShortWords } from '../components/line-breaks.tsx'
import type { Content } from '../content/load.tsx'
import type { PriceTable } from '../content/price-table.ts'
import { planIds } from '../content/prices.ts'
import { site } from '../content/site-settings.ts'
import { priceTables } from '../generated/prices/index.ts'
import { island } from '../islands/island.tsx'
import { AmountFrames } from '../islands/plan-cards/animated-amount.tsx'
import { PlanCards } from '../islands/plan-cards/plan-cards.tsx'
import { useLanguage } from '../language.tsx'

const PlanCardsIsland = island('plan-cards', PlanCards, {
  when: 'visible',
  words: ['opensInNewTab'],
})

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
      <PriceStems plans={plans} />
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

/** Height in units of the viewBox, which is stretched by CSS. */
const HEIGHT = 100

/** The prices as stems at the top edges of their cards, proportional to the amounts. */
function PriceStems({ plans }: Pick<PriceTable, 'plans'>) {
  const highest = Math.max(...planIds.map((id) => plans[id].price))
  return (
    <div className="price-stems frame" aria-hidden="true">
      {planIds.map((id) => {
        const top = Math.round(HEIGHT * (1 - plans[id].price / highest))
        return (
          <svg
            key={id}
            className={plans[id].isPopular ? 'marked' : undefined}
            viewBox={`0 0 10 ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            <path d={`M5 ${HEIGHT}V${top}`} />
            <path className="head" d={`M5 ${top}h0`} />
          </svg>
        )
      })}
    </div>
  )
}
