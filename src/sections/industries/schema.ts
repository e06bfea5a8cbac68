import { z } from 'zod'
import { sectionLabel, sectionTitle, text } from '../../content/text.ts'

const segment = (name: string) =>
  z.strictObject({
    name: text(`Name of ${name}`, { max: 32 }),
    text: text(`How data changes ${name}, one or two sentences`, { max: 220 }),
    axes: z
      .strictObject({
        x: text('Name of the horizontal axis', { max: 16 }),
        y: text('Name of the vertical axis', { max: 16 }),
      })
      .describe(`Names of the axes of the drawing beside ${name}, in lower case`),
  })

/** The four segments (`#industrias`). Body: one paragraph. */
export const IndustriesSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  illustration: text('Note that the drawings beside the sectors do not show data', { max: 112 }),
  segments: z.strictObject({
    industry: segment('the industry sector'),
    retail: segment('the retail sector'),
    financial: segment('the finance sector'),
    education: segment('the education sector'),
  }),
})

export type Industries = z.infer<typeof IndustriesSchema>
