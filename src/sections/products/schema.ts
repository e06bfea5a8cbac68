import { z } from 'zod'
import { sectionLabel, sectionTitle, text } from '../../content/text.ts'

const line = (product: string) =>
  z.strictObject({
    name: text(`Name of ${product}`, { max: 40 }),
    text: text(`Text about ${product}, one sentence`, { max: 160 }),
  })

/** YouBot and the four lines of work (`#produtos`). Body: what YouBot does. */
export const ProductsSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  scheduleMeeting: text('Button to the booking page', { max: 40 }),
  qrCode: z.strictObject({
    caption: text('Text under the QR code', { max: 100 }),
    link: text('Link with the same target, for readers who are already on their phone', {
      max: 40,
    }),
    description: text('What the QR code opens, for people who cannot see it', { max: 120 }),
  }),
  linesTitle: text('Heading above the four lines of work', { max: 60 }),
  lines: z.strictObject({
    youbot: line('YouBot'),
    aiAgents: line('the AI agents'),
    dataSquad: line('the data squad'),
    dataDriven: line('data-driven consulting'),
  }),
})
