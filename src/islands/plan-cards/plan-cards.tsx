import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../components/external-link.tsx'
import { fill } from '../../content/placeholders.ts'
import type { PlanPrice } from '../../content/price-table.ts'
import type { Currency, PlanId } from '../../content/prices.ts'
import type { Pricing } from '../../content/pricing.ts'
import { AnimatedAmount } from './animated-amount.tsx'
import { riseOnScroll } from './motion.ts'

/** Which of the two prices is shown (specification, section 4). */
type BillingPeriod = 'monthly' | 'yearly'

interface PlanCardsProps {
  currency: Currency
  /** URL of the booking page that the button of each plan links to. */
  href: string
  plans: { id: PlanId; price: PlanPrice; words: Pricing['plans'][PlanId] }[]
  shared: Pick<Pricing, 'popular' | 'period' | 'setup'>
}

export function PlanCards({ currency, href, plans, shared }: PlanCardsProps) {
  // No control changes this state (specification, section 4).
  const [billing] = useState<BillingPeriod>('monthly')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current === null ? undefined : riseOnScroll(list.current.children)), [])

  return (
    <ul className="plans frame" ref={list} data-billing={billing}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard {...plan} currency={currency} href={href} billing={billing} shared={shared} />
        </li>
      ))}
    </ul>
  )
}

type PlanCardProps = PlanCardsProps['plans'][number] &
  Pick<PlanCardsProps, 'currency' | 'href' | 'shared'> & { billing: BillingPeriod }

function PlanCard({ price, href, words, currency, billing, shared }: PlanCardProps) {
  const [amount, text] =
    billing === 'yearly'
      ? [price.yearlyPrice, price.yearlyPriceText]
      : [price.price, price.priceText]
  return (
    <article className={price.isPopular ? 'plan plan-popular' : 'plan'}>
      <h2>
        {words.name} {price.isPopular && <span className="popular">{shared.popular}</span>}
      </h2>
      <p className="amount">
        <AnimatedAmount amount={amount} text={text} currency={currency} frames={price.id} />{' '}
        <span className="annotation">{shared.period}</span>
      </p>
      <p className="annotation setup">
        {price.setupPriceText !== null && fill(shared.setup, { amount: price.setupPriceText })}
      </p>
      <p className="description">{words.description}</p>
      <ul className="ruled">
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ExternalLink
        className={`button button-${price.isPopular ? 'primary' : 'secondary'}`}
        href={href}
      >
        {words.buttonText}
      </ExternalLink>
    </article>
  )
}
