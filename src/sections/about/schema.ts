import { z } from 'zod'
import { sectionLabel, sectionTitle, text, titleAndText } from '../../content/text.ts'

/** Who we are (`#quem-somos`). Body: one or two paragraphs about the company. */
export const AboutSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  years: z.strictObject({
    number: text('Number of years, in large type', { max: 8 }),
    caption: text('What the number counts', { max: 60 }),
  }),
  mission: titleAndText('the mission'),
  vision: titleAndText('the vision'),
  values: titleAndText('the values'),
})
