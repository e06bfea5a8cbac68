import { z } from 'zod'
import { listOf, sectionLabel, sectionTitle, text, titleAndText } from '../../content/text.ts'

/** Data culture (`#cultura-de-dados`). Body: one or two paragraphs. */
export const DataCultureSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  stages: listOf(4, titleAndText('a stage')).describe(
    'The four stages from the lowest to the highest, as in the rising drawing',
  ),
  buildCulture: text('Button to the contact form', { max: 40 }),
})
