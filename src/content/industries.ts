import { z } from 'zod'
import { text } from './text.ts'

const segment = (name: string) =>
  z.strictObject({
    name: text(`${name}: its name`, { max: 32 }),
    text: text(`${name}: what data changes there, one or two sentences`, { max: 220 }),
  })

/** The four segments (`#industrias`). Body: one paragraph. */
export const IndustriesSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  segments: z.strictObject({
    industry: segment('Industry'),
    retail: segment('Retail'),
    financial: segment('Finance'),
    education: segment('Education'),
  }),
})

export type Industries = z.infer<typeof IndustriesSchema>
