import { z } from 'zod'
import { perLocale } from './text.ts'

/** The three plans, in page order (specification, section 3). */
export const planIds = ['basic', 'professional', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

/** The site's currencies. Amounts in `content/prices.yaml` are in BRL. */
export const currencies = ['BRL', 'EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

// Within these bounds, converted amounts are exact. `abort` limits each number to one issue.
const amount = z.number().positive({ abort: true }).max(999_999_999, { abort: true }).int()
const limit = (what: string) =>
  z.union([z.int().positive(), z.literal('unlimited')]).describe(`${what}, a number or unlimited`)
const rate = z
  .string()
  .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,5}$/)
  .describe('Value of one BRL, as an exact ratio of whole numbers such as 17/100')
const baseRate = z
  .literal('1/1')
  .describe('Always 1/1, because amounts are in BRL; to change a price, change its amount')

const PlanSchema = z.strictObject({
  monthly: amount.describe('Price per month, in whole BRL'),
  setup: z.union([amount, z.literal('none')]).describe('One-time fee, in whole BRL, or none'),
  popular: z.boolean().describe('Whether the plan is marked as popular; at most one is'),
  messages: limit('Limit of messages per month'),
  assistants: limit('Limit of virtual assistants'),
})

/** A plan whose limits must be numbers, because the content refers to them. */
const LimitedPlanSchema = PlanSchema.extend({
  messages: z
    .int()
    .positive()
    .describe('Number of messages per month; only `enterprise` can have `unlimited`'),
  assistants: z
    .int()
    .positive()
    .describe('Number of virtual assistants; only `enterprise` can have `unlimited`'),
})

/** Base amounts, rates and limits: `content/prices.yaml` (specification, section 9). */
export const PricesSchema = z.strictObject({
  plans: z
    .strictObject({
      basic: LimitedPlanSchema,
      professional: LimitedPlanSchema,
      enterprise: PlanSchema,
    })
    .superRefine((plans, context) => {
      const popular = planIds.filter((id) => plans[id].popular)
      for (const id of popular.slice(1)) context.addIssue({ code: 'custom', path: [id, 'popular'] })
    }),
  rates: z.strictObject({ BRL: baseRate, EUR: rate, USD: rate }),
  currencies: perLocale(() => z.enum(currencies)).describe('Currency that each language shows'),
})

export type Prices = z.infer<typeof PricesSchema>
