import { z } from 'zod'
import { sectionLabel, sectionTitle, text } from '../../content/text.ts'

/** Names of the pictograms in `src/sections/partners/partner-pictogram.tsx`. */
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
  pictogram: z.enum(pictograms).describe('Drawing beside the name'),
  name: text('Name or kind of the partner', { max: 48 }),
  text: text('What we use it for, one sentence', { max: 140 }),
})

/** The technology partners and the client logos (`#parceiros`). Body: one paragraph. */
export const PartnersSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  items: z.array(PartnerSchema).min(1).describe('Partners, in the order of the page'),
  clients: z.strictObject({
    title: text('Heading above the moving row of client logos', { max: 60 }),
    logo: text('Description of a logo for screen readers', { max: 60, placeholders: ['client'] }),
  }),
})

export type Partners = z.infer<typeof PartnersSchema>
