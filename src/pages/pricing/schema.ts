import { z } from 'zod'
import { text } from '../../content/text.ts'

const plan = (name: string) =>
  z.strictObject({
    name: text(`Name of ${name}`, { max: 20 }),
    description: text(`Who ${name} is for, one sentence`, { max: 140 }),
    messages: text(`Limit of messages of ${name}`, { max: 44, placeholders: ['amount'] }),
    assistants: text(`Limit of assistants of ${name}`, { max: 44, placeholders: ['amount'] }),
    features: z
      .array(text(`Something that ${name} includes`, { max: 70 }))
      .min(1)
      .max(7),
    buttonText: text(`Button of ${name} to the booking page`, { max: 38 }),
  })

/**
 * The pricing page. Body: what all plans include, as a sentence. Amounts come from
 * `content/prices.yaml`.
 */
export const PricingSchema = z.strictObject({
  label: text('Small line above the heading', { max: 60 }),
  title: text('Page heading', { max: 40 }),
  popular: text('Label of the popular plan', { max: 16 }),
  period: text('Words after the monthly amount', { max: 16 }),
  setup: text('Line with the one-time fee', { max: 56, placeholders: ['amount'] }),
  unlimited: text('In place of the number of a limit: no limit', { max: 16 }),
  plans: z.strictObject({
    basic: plan('the first plan'),
    professional: plan('the second plan'),
    enterprise: plan('the third plan'),
  }),
  questions: z.strictObject({
    title: text('Heading of the questions about the plans', { max: 60 }),
    items: z
      .array(
        z.strictObject({
          question: text('Question about the plans, as a customer would ask it', { max: 100 }),
          answer: text('Answer; a question without one is not shown', { max: 400 }).optional(),
        }),
      )
      .describe('Questions about the plans, any number of them'),
  }),
  undecided: text('Question above the buttons to the contact section and to WhatsApp', { max: 60 }),
  whatsapp: text('Button to WhatsApp', { max: 40 }),
  contact: text('Button to the contact form', { max: 40 }),
})

export type Pricing = z.infer<typeof PricingSchema>
