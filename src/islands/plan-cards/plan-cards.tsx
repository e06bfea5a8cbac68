import { useEffect, useRef, useState } from 'react'
import type { PlanPrice } from '../../content/price-table.ts'
import type { Currency, PlanId } from '../../content/prices.ts'
import type { Pricing } from '../../content/pricing.ts'
import { PlanCard } from './plan-card.tsx'
import { riseOnScroll } from './rise-on-scroll.ts'

/** Which of the two prices is shown (specification, section 4). */
export type BillingPeriod = 'monthly' | 'yearly'

export interface PlanCardsProps {
  currency: Currency
  /** The booking page, to which the button of each plan leads. */
  href: string
  plans: { id: PlanId; price: PlanPrice; words: Pricing['plans'][PlanId] }[]
  /** Words that all plans share. */
  shared: Pick<Pricing, 'popular' | 'period' | 'setup'>
}

export function PlanCards({ currency, href, plans, shared }: PlanCardsProps) {
  // The state exists without a visible control (specification, section 4).
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
