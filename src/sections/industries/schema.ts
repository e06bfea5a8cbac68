import { z } from 'zod'
import { sectionLabel, sectionTitle, text } from '../../content/text.ts'

const segment = (name: string) =>
  z.strictObject({
    name: text(`Name of ${name}`, { max: 32 }),
    text: text(`How data changes ${name}, one or two sentences`, { max: 220 }),
    point: text(`What happens at the large point of the drawing of ${name}, in lower case`, {
      max: 16,
    }),
  })

/** The four segments (`#industrias`). Body: one paragraph. */
export const IndustriesSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  illustration: text('One or two words that say that the drawings do not show data', { max: 24 }),
  segments: z.strictObject({
    industry: segment('the industry sector'),
    retail: segment('the retail sector'),
    financial: segment('the finance sector'),
    education: segment('the education sector'),
  }),
})

export type Industries = z.infer<typeof IndustriesSchema>
