import { z } from 'zod'
import { text } from './text.ts'

const service = (name: string) =>
  z.strictObject({
    name: text(`${name}: its name`, { max: 48 }),
    text: text(`${name}: one or two sentences`, { max: 220 }),
  })

/** The five services (`#servicos`). Body: one paragraph. */
export const ServicesSchema = z.strictObject({
  label: text('One or two words beside the section number', { max: 24 }),
  title: text('Section heading', { max: 80 }),
  items: z.strictObject({
    squads: service('Data squads'),
    allocation: service('Professional allocation'),
    environmentSupport: service('Environment support'),
    biProjects: service('BI projects'),
    expertHiring: service('Expert hiring on demand'),
  }),
  getStarted: text('Button to the contact form', { max: 32 }),
})

export type Services = z.infer<typeof ServicesSchema>
