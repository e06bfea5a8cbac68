import { z } from 'zod'
import { text, titled } from './text.ts'

/** Who we are (`#quem-somos`). Body: one or two paragraphs about the company. */
export const AboutSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  timeline: z.strictObject({
    number: text('Number of years, in large type', { max: 8 }),
    caption: text('What the number counts', { max: 60 }),
    description: text('What the drawing of the years shows, for people who cannot see it', {
      max: 200,
    }),
  }),
  mission: titled('the mission'),
  vision: titled('the vision'),
  values: titled('the values'),
})

export type About = z.infer<typeof AboutSchema>
