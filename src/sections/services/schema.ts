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
  ours: text('What the green dots of the drawings are, one word', { max: 20 }),
  yours: text('What the grey dots are: the visitor’s, one word', { max: 20 }),
  items: z.strictObject({
    squads: service('the data squads'),
    allocation: service('professional allocation'),
    environmentSupport: service('environment support'),
    biProjects: service('the BI projects'),
    expertHiring: service('expert hiring on demand'),
  }),
  getStarted: text('Button to the contact form', { max: 40 }),
})

export type Services = z.infer<typeof ServicesSchema>
