import { z } from 'zod'
import { text } from './text.ts'

const segment = (name: string) =>
  z.strictObject({
    name: text(`Name of ${name}`, { max: 32 }),
    text: text(`How data changes ${name}, one or two sentences`, { max: 220 }),
  })

/** The four segments (`#industrias`). Body: one paragraph. */
export const IndustriesSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  segments: z.strictObject({
    industry: segment('the industry sector'),
    retail: segment('the retail sector'),
    financial: segment('the finance sector'),
    education: segment('the education sector'),
  }),
})

export type Industries = z.infer<typeof IndustriesSchema>
