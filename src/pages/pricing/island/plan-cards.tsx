import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../../components/external-link.tsx'
import { FilledText } from '../../../components/filled-text.tsx'
import type { PlanPrice } from '../../../content/price-table.ts'
import type { Currency, PlanId } from '../../../content/prices.ts'
import { Slot } from '../../../islands/slot.tsx'
import type { Pricing } from '../schema.ts'
import { AnimatedAmount } from './animated-amount.tsx'
import { riseOnScroll } from './rise-on-scroll.ts'

type PlanWords = Pick<Pricing['plans'][PlanId], 'name' | 'description' | 'buttonText'>

/** Which of the two prices is shown (specification, section 4). */
type BillingPeriod = 'monthly' | 'yearly'

interface PlanCardsProps {
  currency: Currency
  /** URL of the booking page that each plan's button links to. */
  href: string
  plans: { id: PlanId; price: PlanPrice; words: PlanWords }[]
  shared: Pick<Pricing, 'popular' | 'period' | 'setup'>
}

export function PlanCards({ currency, href, plans, shared }: PlanCardsProps) {
  // No control changes this state (specification, section 4).
  const [billing] = useState<BillingPeriod>('monthly')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current === null ? undefined : riseOnScroll(list.current.children)), [])
  const cards = plans.map((plan) => ({ ...plan, amount: amountForPeriod(plan.price, billing) }))

  return (
    <ul role="list" className="plans" ref={list} data-billing={billing}>
      {cards.map((card) => (
        <li key={card.id}>
          <PlanCard {...card} currency={currency} href={href} shared={shared} />
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
  words: PlanWords
  amount: Amount
}

function PlanCard({ price, words, amount, currency, href, shared }: PlanCardProps) {
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
        <span className="note">{shared.period}</span>
      </p>
      <p className="setup">
        {price.setupPriceText !== null && (
          <FilledText
            text={shared.setup}
            values={{ amount: <strong>{price.setupPriceText}</strong> }}
          />
        )}
      </p>
      <p className="description">{words.description}</p>
      <ExternalLink
        className={`button button-${price.isPopular ? 'primary' : 'secondary'}`}
        href={href}
      >
        {words.buttonText}
      </ExternalLink>
      <Slot name={`${price.id}-features`} className="includes" />
    </article>
  )
}
