import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../../components/external-link.tsx'
import { fill } from '../../../content/placeholders.ts'
import type { PlanPrice } from '../../../content/price-table.ts'
import type { Currency, PlanId } from '../../../content/prices.ts'
import type { Pricing } from '../schema.ts'
import { shortUrl } from '../../../urls.ts'
import { AnimatedAmount } from './animated-amount.tsx'
import { riseOnScroll } from './motion.ts'

/** Which of the two prices is shown (specification, section 4). */
type BillingPeriod = 'monthly' | 'yearly'

interface PlanCardsProps {
  currency: Currency
  /** URL of the booking page that each plan's button links to. */
  href: string
  plans: { id: PlanId; price: PlanPrice; words: Pricing['plans'][PlanId] }[]
  shared: Pick<Pricing, 'popular' | 'period' | 'setup' | 'included'>
}

export function PlanCards({ currency, href, plans, shared }: PlanCardsProps) {
  // No control changes this state (specification, section 4).
  const [billing] = useState<BillingPeriod>('monthly')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current === null ? undefined : riseOnScroll(list.current.children)), [])
  const cards = plans.map((plan) => ({ ...plan, amount: amountForPeriod(plan.price, billing) }))
  const highest = Math.max(...cards.map(({ amount }) => amount.value))

  return (
    // Printed pages show the buttons' URL once, below the cards.
    <ul
      role="list"
      className="plans frame"
      ref={list}
      data-billing={billing}
      data-url={shortUrl(href)}
    >
      {cards.map((card) => (
        <li key={card.id}>
          <PlanCard
            {...card}
            percent={Math.round((100 * card.amount.value) / highest)}
            currency={currency}
            href={href}
            shared={shared}
          />
        </li>
      ))}
    </ul>
  )
}

interface Amount {
  /** Whole units of the currency. */
  value: number
  text: string
}

function amountForPeriod(price: PlanPrice, billing: BillingPeriod): Amount {
  return billing === 'yearly'
    ? { value: price.yearlyPrice, text: price.yearlyPriceText }
    : { value: price.price, text: price.priceText }
}

interface PlanCardProps extends Pick<PlanCardsProps, 'currency' | 'href' | 'shared'> {
  price: PlanPrice
  words: Pricing['plans'][PlanId]
  amount: Amount
  /** The amount as a percentage of the highest one. */
  percent: number
}

function PlanCard({ price, words, amount, percent, currency, href, shared }: PlanCardProps) {
  return (
    <article className={price.isPopular ? 'plan plan-popular' : 'plan'}>
      <h2>
        {words.name} {price.isPopular && <span className="popular">{shared.popular}</span>}
      </h2>
      <p className="amount">
        <AnimatedAmount
          amount={amount.value}
          text={amount.text}
          currency={currency}
          frames={price.id}
        />{' '}
        <span className="annotation">{shared.period}</span>
      </p>
      <PricePlot percent={percent} label={amount.text} />
      <p className="setup">
        {price.setupPriceText !== null && fill(shared.setup, { amount: price.setupPriceText })}
      </p>
      <p className="description">{words.description}</p>
      <ExternalLink
        className={`button button-${price.isPopular ? 'primary' : 'secondary'}`}
        href={href}
      >
        {words.buttonText}
      </ExternalLink>
      <ul role="list" className="ruled">
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="included">
        <h3 className="annotation">{shared.included.title}</h3>
        <ul role="list">
          {shared.included.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/**
 * A price in proportion to the highest one: a bar in the card, or a labelled stem on the card's top
 * edge.
 */
function PricePlot({ percent, label }: { percent: number; label: string }) {
  const top = `${100 - percent}%`
  return (
    <svg className="price-plot" aria-hidden="true">
      <rect className="bar" width={`${percent}%`} height="100%" />
      <g className="stem">
        <line x1="100%" x2="100%" y1="100%" y2={top} />
        <circle cx="100%" cy={top} r="7.5" />
        <text x="100%" y={top}>
          {label}
        </text>
      </g>
    </svg>
  )
}
