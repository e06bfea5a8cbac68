import { z } from 'zod'
import { listOf, titled, text } from './text.ts'

/** Data culture (`#cultura-de-dados`). Body: one or two paragraphs. */
export const DataCultureSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  stages: listOf(4, titled('a stage')).describe(
    'The four stages from the lowest to the highest, as in the rising drawing',
  ),
  description: text('What the rising drawing shows, for people who cannot see it', { max: 200 }),
  buildCulture: text('Button to the contact form', { max: 36 }),
})

export type DataCulture = z.infer<typeof DataCultureSchema>
