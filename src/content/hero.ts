import { z } from 'zod'
import { buttonToForm, purposes } from './purpose.ts'
import { listOf, text } from './text.ts'

/** The opening section (`#home`). Body: one paragraph under the headline. */
export const HeroSchema = z.strictObject({
  label: text(
    {
      en: 'Small line above the headline',
      pt: 'Linha pequena acima do título principal',
      es: 'Línea pequeña sobre el titular',
    },
    { max: 60 },
  ),
  headline: z
    .strictObject({
      before: text(
        {
          en: 'Headline before the changing word',
          pt: 'Título principal antes da palavra que muda',
          es: 'Titular antes de la palabra que cambia',
        },
        { max: 30 },
      ),
      words: listOf(
        5,
        text(
          {
            en: 'A changing word, shown for two seconds',
            pt: 'Palavra que muda, exibida por dois segundos',
            es: 'Palabra que cambia, visible durante dos segundos',
          },
          { max: 16 },
        ),
      ),
      after: text(
        {
          en: 'Headline after the changing word',
          pt: 'Título principal depois da palavra que muda',
          es: 'Titular después de la palabra que cambia',
        },
        { max: 50 },
      ),
    })
    .register(purposes, {
      en: 'Headline, which must read well with each of the five changing words',
      pt: 'Título principal, que deve fazer sentido com cada uma das cinco palavras que se alternam',
      es: 'Titular, que debe leerse bien con cada una de las cinco palabras que se alternan',
    }),
  talkToSpecialist: text(buttonToForm, { max: 32 }),
  viewPricing: text(
    {
      en: 'Button to the pricing page',
      pt: 'Botão para a página de preços',
      es: 'Botón que lleva a la página de precios',
    },
    { max: 32 },
  ),
  figure: z.strictObject({
    caption: text(
      {
        en: 'Caption of the drawing of dots that become a line',
        pt: 'Legenda do desenho de pontos que se tornam uma linha',
        es: 'Leyenda del dibujo de puntos que se convierten en una línea',
      },
      { max: 60 },
    ),
    greeting: text(
      {
        en: 'What YouBot says in the speech bubble of the drawing',
        pt: 'O que o YouBot diz no balão de fala do desenho',
        es: 'Lo que dice YouBot en el bocadillo del dibujo',
      },
      { max: 44 },
    ),
  }),
})

export type Hero = z.infer<typeof HeroSchema>
