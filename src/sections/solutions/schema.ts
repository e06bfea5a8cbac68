import { z } from 'zod'
import { listOf, sectionLabel, sectionTitle, text, titleAndText } from '../../content/text.ts'

const heading = (subject: string) => text(`Heading above ${subject}`, { max: 60 })

const panel = {
  tab: text('Name on the tab', { max: 24 }),
  title: text('Heading of the panel', { max: 80 }),
  intro: text('Opening sentences of the panel', { max: 320 }),
}

const role = (name: string) =>
  z.strictObject({
    name: text(`Job title of ${name}`, { max: 60 }),
    text: text(`What ${name} does, one sentence`, { max: 160 }),
  })

/** The three tabs (`#solucoes`). Body: one paragraph above the tabs. */
export const SolutionsSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  aiAgents: z.strictObject({
    ...panel,
    steps: z.strictObject({
      title: heading('the steps of an agent'),
      items: listOf(4, titleAndText('a step of an agent')),
    }),
    benefits: z.strictObject({
      title: heading('the benefits'),
      items: listOf(4, text('A benefit, one sentence', { max: 140 })),
    }),
    useCases: z.strictObject({
      title: heading('the use cases'),
      items: listOf(4, text('A use case, one sentence', { max: 140 })),
    }),
    process: z.strictObject({
      title: heading('the development process'),
      items: listOf(4, titleAndText('a stage of development')),
    }),
    createAgent: text('Button to the contact form', { max: 40 }),
    requestDemo: text('Button to the booking page', { max: 40 }),
  }),
  dataSquad: z.strictObject({
    ...panel,
    roles: z.strictObject({
      title: heading('the four roles'),
      dataEngineer: role('the data engineer'),
      dataAnalyst: role('the data analyst'),
      dataScientist: role('the data scientist'),
      biSpecialist: role('the BI specialist'),
    }),
    hireSquad: text('Button to the booking page', { max: 40 }),
  }),
  dataDriven: z.strictObject({
    ...panel,
    features: z.strictObject({
      title: heading('the three features'),
      items: listOf(3, titleAndText('a feature of data-driven consulting')),
    }),
    benefits: z.strictObject({
      title: heading('the four benefits'),
      items: listOf(4, text('A benefit, one sentence', { max: 140 })),
    }),
    startJourney: text('Button to the booking page', { max: 40 }),
  }),
})

export type Solutions = z.infer<typeof SolutionsSchema>
