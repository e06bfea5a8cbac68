import { fill } from '../../content/placeholders.ts'
import { ExternalLink } from '../../components/external-link.tsx'
import { AnimatedAmount } from './animated-amount.tsx'
import type { BillingPeriod, PlanCardsProps } from './plan-cards.tsx'

type PlanCardProps = PlanCardsProps['plans'][number] &
  Pick<PlanCardsProps, 'currency' | 'href' | 'shared'> & { billing: BillingPeriod }

export function PlanCard({ price, href, words, currency, billing, shared }: PlanCardProps) {
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
