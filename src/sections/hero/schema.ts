import { z } from 'zod'
import { listOf, text } from '../../content/text.ts'

/** The opening section (`#home`). Body: one paragraph under the headline. */
export const HeroSchema = z.strictObject({
  label: text('Small line above the headline', { max: 72 }),
  headline: z
    .strictObject({
      before: text('Headline before the changing word', { max: 30 }),
      words: listOf(5, text('A changing word, shown for two seconds', { max: 16 })),
      after: text('Headline after the changing word', { max: 50 }),
    })
    .describe('Headline, which must read well with each of the five changing words'),
  talkToSpecialist: text('Button to the contact form', { max: 40 }),
  viewPricing: text('Button to the pricing page', { max: 40 }),
  figure: z.strictObject({
    sources: listOf(
      3,
      text('Where a company keeps its data, beside scattered dots of the drawing', { max: 20 }),
    ),
    answer: text('What the dots become, at the end of the line of the drawing', { max: 24 }),
    greeting: text(
      'What YouBot says in the speech bubble of the drawing, which links to the chat',
      {
        max: 44,
      },
    ),
  }),
})

export type Hero = z.infer<typeof HeroSchema>
