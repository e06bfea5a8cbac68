import { z } from 'zod'
import { buttonToBooking, purposeWith, type Purpose } from './purpose.ts'
import { sectionLabel, sectionTitle, text } from './text.ts'

const line = (product: Purpose) =>
  z.strictObject({
    name: text(purposeWith(product, { en: 'Name of {}', pt: 'Nome de {}', es: 'Nombre de {}' }), {
      max: 40,
    }),
    text: text(
      purposeWith(product, {
        en: 'Text about {}, one sentence',
        pt: 'Texto sobre {}, uma frase',
        es: 'Texto sobre {}, una frase',
      }),
      { max: 160 },
    ),
  })

/** YouBot and the four lines of work (`#produtos`). Body: what YouBot does. */
export const ProductsSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  scheduleMeeting: text(buttonToBooking, { max: 32 }),
  qrCode: z.strictObject({
    caption: text(
      {
        en: 'Text under the QR code',
        pt: 'Texto abaixo do código QR',
        es: 'Texto bajo el código QR',
      },
      { max: 80 },
    ),
    link: text(
      {
        en: 'Link with the same target, for readers who are already on their phone',
        pt: 'Link com o mesmo destino, para quem já está no celular',
        es: 'Enlace con el mismo destino, para quien ya está en el teléfono',
      },
      { max: 40 },
    ),
    description: text(
      {
        en: 'What the QR code opens, for people who cannot see it',
        pt: 'O que o código QR abre, para quem não pode vê-lo',
        es: 'Lo que abre el código QR, para quien no puede verlo',
      },
      { max: 120 },
    ),
  }),
  linesTitle: text(
    {
      en: 'Heading above the four lines of work',
      pt: 'Título acima das quatro frentes de trabalho',
      es: 'Título sobre las cuatro líneas de trabajo',
    },
    { max: 60 },
  ),
  lines: z.strictObject({
    youbot: line({ en: 'YouBot', pt: 'o YouBot', es: 'YouBot' }),
    aiAgents: line({ en: 'the AI agents', pt: 'os agentes de IA', es: 'los agentes de IA' }),
    dataSquad: line({ en: 'the data squad', pt: 'o squad de dados', es: 'el squad de datos' }),
    dataDriven: line({
      en: 'data-driven consulting',
      pt: 'a consultoria orientada a dados',
      es: 'la consultoría basada en datos',
    }),
  }),
})

export type Products = z.infer<typeof ProductsSchema>
