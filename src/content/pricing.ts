import { z } from 'zod'
import { text } from './text.ts'

const plan = (name: string) =>
  z.strictObject({
    name: text(`${name}: its name`, { max: 20 }),
    description: text(`${name}: for whom it is, one sentence`, { max: 140 }),
    features: z
      .array(text(`${name}: something it includes`, { max: 70 }))
      .min(2)
      .max(7),
    buttonText: text(`${name}: button to the booking page`, { max: 28 }),
  })

/** The pricing page. Body: what all plans include. Amounts come from `content/prices.yaml`. */
export const PricingSchema = z.strictObject({
  label: text('Small line above the heading', { max: 40 }),
  title: text('Page heading', { max: 40 }),
  popular: text('Mark of the plan in the middle', { max: 16 }),
  period: text('After the monthly amount', { max: 16 }),
  setup: text('The fee paid once', { max: 48, placeholders: ['amount'] }),
  plans: z.strictObject({
    basic: plan('First plan'),
    professional: plan('Second plan'),
    enterprise: plan('Third plan'),
  }),
})

export type Pricing = z.infer<typeof PricingSchema>
