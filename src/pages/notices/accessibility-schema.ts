import { z } from 'zod'
import { text } from '../../content/text.ts'

/**
 * The accessibility statement (`/en/avisos#acessibilidade`). The date of the last review is in
 * `site.yaml`.
 */
export const AccessibilitySchema = z.strictObject({
  title: text('Name of the accessibility statement: its heading, and the link to it', { max: 40 }),
  tested: z.strictObject({
    title: text('Heading of what was tested', { max: 60 }),
    text: text('The aim, with which browsers and settings the site was tested, and when', {
      max: 600,
      placeholders: ['reviewed'],
    }),
  }),
  gaps: z.strictObject({
    title: text('Heading of the list of known problems', { max: 60 }),
    items: z
      .array(text('Something that was not tested, or that not everybody can use', { max: 200 }))
      .min(1),
  }),
  report: z.strictObject({
    title: text('Heading of how to report a problem', { max: 60 }),
    text: text('How to report a problem, and what to include', {
      max: 300,
      placeholders: ['email', 'phone'],
    }),
  }),
})

export type Accessibility = z.infer<typeof AccessibilitySchema>
