import { z } from 'zod'
import { text } from './text.ts'

const plan = (name: string) =>
  z.strictObject({
    name: text(`Name of ${name}`, { max: 20 }),
    description: text(`Who ${name} is for, one sentence`, { max: 140 }),
    features: z
      .array(text(`Something that ${name} includes`, { max: 70 }))
      .min(2)
      .max(7),
    buttonText: text(`Button of ${name} to the booking page`, { max: 28 }),
  })

/** The pricing page. Body: what all plans include. Amounts come from `content/prices.yaml`. */
export const PricingSchema = z.strictObject({
  label: text('Small line above the heading', { max: 40 }),
  title: text('Page heading', { max: 40 }),
  popular: text('Label of the popular plan', { max: 16 }),
  period: text('Words after the monthly amount', { max: 16 }),
  setup: text('Line with the one-time fee', { max: 48, placeholders: ['amount'] }),
  plans: z.strictObject({
    basic: plan('the first plan'),
    professional: plan('the second plan'),
    enterprise: plan('the third plan'),
  }),
})

export type Pricing = z.infer<typeof PricingSchema>
