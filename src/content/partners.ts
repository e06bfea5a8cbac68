import { z } from 'zod'
import { text } from './text.ts'

/** The pictograms of `src/components/partner-pictogram.tsx`. */
const pictograms = [
  'low-code-ai',
  'automation',
  'customer-service',
  'social-media',
  'workflow',
  'performance',
  'cloud',
  'database',
] as const

export type PartnerPictogramName = (typeof pictograms)[number]

const PartnerSchema = z.strictObject({
  pictogram: z
    .enum(pictograms)
    .describe('The drawing above the name; `automation` adds a dot for each integration'),
  name: text('What the partner is called here', { max: 48 }),
  text: text('What we do with it, one sentence', { max: 140 }),
})

/** The technology partners and the client logos (`#parceiros`). Body: one paragraph. */
export const PartnersSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  items: z.array(PartnerSchema).min(1).describe('The partners, in the order of the page'),
  clients: z.strictObject({
    title: text('Heading above the moving row of client logos', { max: 60 }),
    logo: text('What a logo is, read aloud', { max: 60, placeholders: ['client'] }),
  }),
})

export type Partners = z.infer<typeof PartnersSchema>
