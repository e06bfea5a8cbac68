import { z } from 'zod'
import { sectionLabel, sectionTitle, text, titled } from './text.ts'

/** Who we are (`#quem-somos`). Body: one or two paragraphs about the company. */
export const AboutSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  timeline: z.strictObject({
    number: text(
      {
        en: 'Number of years, in large type',
        pt: 'Número de anos, em letras grandes',
        es: 'Número de años, en letra grande',
      },
      { max: 8 },
    ),
    caption: text(
      { en: 'What the number counts', pt: 'O que o número conta', es: 'Lo que cuenta el número' },
      { max: 60 },
    ),
    description: text(
      {
        en: 'What the drawing of the years shows, for people who cannot see it',
        pt: 'O que o desenho dos anos mostra, para quem não pode vê-lo',
        es: 'Lo que muestra el dibujo de los años, para quien no puede verlo',
      },
      { max: 200 },
    ),
  }),
  mission: titled({ en: 'the mission', pt: 'a missão', es: 'la misión' }),
  vision: titled({ en: 'the vision', pt: 'a visão', es: 'la visión' }),
  values: titled({ en: 'the values', pt: 'os valores', es: 'los valores' }),
})

export type About = z.infer<typeof AboutSchema>
