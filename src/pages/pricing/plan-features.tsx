import { FilledText } from '../../components/filled-text.tsx'
import { Stem } from '../../components/stem.tsx'
import { useLanguage } from '../../language.tsx'
import { limitFormat, limitNames } from '../../content/limit-format.ts'
import { planIds, type PlanId } from '../../content/prices.ts'
import { planLimits } from '../../generated/prices/index.ts'
import type { Pricing } from './schema.ts'

/** What a plan includes: its limits, each with a proportional stem, and its features. */
export function PlanFeatures({ id, words }: { id: PlanId; words: Pricing }) {
  const format = limitFormat(useLanguage().locale, words.unlimited)
  const plan = words.plans[id]
  return (
    <>
      <ul role="list" className="limits">
        {limitNames.map((limit) => {
          const value = planLimits[id][limit]
          return (
            <li key={limit}>
              <span>
                <FilledText
                  text={plan[limit]}
                  values={{ amount: <strong>{format(value)}</strong> }}
                />
              </span>
              <Stem value={value} among={planIds.map((other) => planLimits[other][limit])} />
            </li>
          )
        })}
      </ul>
      <ul role="list" className="features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  )
}
