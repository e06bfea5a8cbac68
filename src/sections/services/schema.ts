import { z } from 'zod'
import { sectionLabel, sectionTitle, text } from '../../content/text.ts'

const service = (name: string) =>
  z.strictObject({
    name: text(`Name of ${name}`, { max: 48 }),
    text: text(`Text about ${name}, one or two sentences`, { max: 220 }),
  })

/** The five services (`#servicos`). Body: one paragraph. */
export const ServicesSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  items: z.strictObject({
    squads: service('the data squads'),
    allocation: service('professional allocation'),
    environmentSupport: service('environment support'),
    biProjects: service('the BI projects'),
    expertHiring: service('expert hiring on demand'),
  }),
  getStarted: text('Button to the contact form', { max: 40 }),
})
