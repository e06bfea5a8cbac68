import { z } from 'zod'
import { text } from './text.ts'

const partner = (kind: string) =>
  z.strictObject({
    name: text(`${kind}: what it is called here`, { max: 48 }),
    text: text(`${kind}: what we do with it, one sentence`, { max: 140 }),
  })

/** The eight technology partners and the twelve clients (`#parceiros`). Body: one paragraph. */
export const PartnersSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  items: z.strictObject({
    lowCodeAi: partner('Low-code AI platform'),
    automation: partner('Open-source automation tool'),
    customerService: partner('Customer-service cloud tool'),
    socialMedia: partner('Social media company'),
    workflow: partner('Low-code workflow tool'),
    performance: partner('Performance-optimisation SaaS'),
    cloud: partner('Cloud computing provider'),
    database: partner('Database vendor'),
  }),
  clients: z.strictObject({
    title: text('Heading above the moving row of client logos', { max: 60 }),
    logo: text('What a logo is, read aloud', { max: 60, placeholders: ['client'] }),
  }),
})

export type Partners = z.infer<typeof PartnersSchema>
