import { z } from 'zod'
import { listOf, sectionLabel, text } from '../../content/text.ts'

const statistic = (counted: string) =>
  z.strictObject({
    number: text(`Number of ${counted}, in large type, from the facts`, { max: 16 }),
    caption: text(`Words under the number of ${counted}`, { max: 40 }),
  })

/** The experts (`#especialistas`). Body: one paragraph. */
export const ExpertsSchema = z.strictObject({
  label: sectionLabel,
  title: text('Section heading; the drawing shows one dot for each expert', { max: 80 }),
  description: text('What the drawing of dots shows, for people who cannot see it', { max: 200 }),
  statistics: z.strictObject({
    experts: statistic('data experts'),
    candidates: statistic('active candidates'),
    openings: statistic('open positions'),
  }),
  whyHire: z.strictObject({
    title: text('Heading of the list of reasons to hire', { max: 60 }),
    items: listOf(5, text('A reason to hire through us, one sentence', { max: 140 })),
  }),
  hireExperts: text('Button to the booking page', { max: 40 }),
})
