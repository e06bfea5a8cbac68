import { z } from 'zod'
import { buttonToBooking, purposeWith, type Purpose } from './purpose.ts'
import { listOf, sectionLabel, text } from './text.ts'

const statistic = (counted: Purpose) =>
  z.strictObject({
    number: text(
      purposeWith(counted, {
        en: 'Number of {}, in large type, from the facts',
        pt: 'Número de {}, em letras grandes, a partir dos dados da empresa',
        es: 'Número de {}, en letra grande, a partir de los datos de la empresa',
      }),
      { max: 16 },
    ),
    caption: text(
      purposeWith(counted, {
        en: 'Words under the number of {}',
        pt: 'Palavras abaixo do número de {}',
        es: 'Palabras bajo el número de {}',
      }),
      { max: 40 },
    ),
  })

/** The experts (`#especialistas`). Body: one paragraph. */
export const ExpertsSchema = z.strictObject({
  label: sectionLabel,
  title: text(
    {
      en: 'Section heading; the drawing shows one dot for each expert',
      pt: 'Título da seção; o desenho mostra um ponto para cada especialista',
      es: 'Título de la sección; el dibujo muestra un punto por cada especialista',
    },
    { max: 80 },
  ),
  description: text(
    {
      en: 'What the drawing of dots shows, for people who cannot see it',
      pt: 'O que o desenho de pontos mostra, para quem não pode vê-lo',
      es: 'Lo que muestra el dibujo de puntos, para quien no puede verlo',
    },
    { max: 200 },
  ),
  statistics: z.strictObject({
    experts: statistic({
      en: 'data experts',
      pt: 'especialistas em dados',
      es: 'especialistas en datos',
    }),
    candidates: statistic({
      en: 'active candidates',
      pt: 'candidatos ativos',
      es: 'candidatos activos',
    }),
    openings: statistic({ en: 'open positions', pt: 'vagas abertas', es: 'vacantes abiertas' }),
  }),
  whyHire: z.strictObject({
    title: text(
      {
        en: 'Heading of the list of reasons to hire',
        pt: 'Título da lista de razões para contratar',
        es: 'Título de la lista de razones para contratar',
      },
      { max: 60 },
    ),
    items: listOf(
      5,
      text(
        {
          en: 'A reason to hire through us, one sentence',
          pt: 'Razão para contratar por nosso intermédio, uma frase',
          es: 'Razón para contratar a través de nosotros, una frase',
        },
        { max: 140 },
      ),
    ),
  }),
  hireExperts: text(buttonToBooking, { max: 32 }),
})

export type Experts = z.infer<typeof ExpertsSchema>
