import { z } from 'zod'
import { purposes, purposeWith, type Purpose } from './purpose.ts'
import { sectionLabel, sectionTitle, text } from './text.ts'

const segment = (name: Purpose) =>
  z.strictObject({
    name: text(purposeWith(name, { en: 'Name of {}', pt: 'Nome de {}', es: 'Nombre de {}' }), {
      max: 32,
    }),
    text: text(
      purposeWith(name, {
        en: 'How data changes {}, one or two sentences',
        pt: 'Como os dados mudam {}, uma ou duas frases',
        es: 'Cómo cambian los datos {}, una o dos frases',
      }),
      { max: 220 },
    ),
    axes: z
      .strictObject({
        x: text(
          {
            en: 'Name of the horizontal axis',
            pt: 'Nome do eixo horizontal',
            es: 'Nombre del eje horizontal',
          },
          { max: 16 },
        ),
        y: text(
          {
            en: 'Name of the vertical axis',
            pt: 'Nome do eixo vertical',
            es: 'Nombre del eje vertical',
          },
          { max: 16 },
        ),
      })
      .register(
        purposes,
        purposeWith(name, {
          en: 'Names of the axes of the drawing beside {}, in lower case',
          pt: 'Nomes dos eixos do desenho ao lado de {}, em minúsculas',
          es: 'Nombres de los ejes del dibujo de {}, en minúsculas',
        }),
      ),
  })

/** The four segments (`#industrias`). Body: one paragraph. */
export const IndustriesSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  illustration: text(
    {
      en: 'Note that the drawings beside the sectors do not show data',
      pt: 'Nota de que os desenhos ao lado dos setores não mostram dados',
      es: 'Nota de que los dibujos junto a los sectores no muestran datos',
    },
    { max: 110 },
  ),
  segments: z.strictObject({
    industry: segment({
      en: 'the industry sector',
      pt: 'o setor da indústria',
      es: 'el sector de la industria',
    }),
    retail: segment({
      en: 'the retail sector',
      pt: 'o setor do varejo',
      es: 'el sector del comercio',
    }),
    financial: segment({
      en: 'the finance sector',
      pt: 'o setor financeiro',
      es: 'el sector financiero',
    }),
    education: segment({
      en: 'the education sector',
      pt: 'o setor da educação',
      es: 'el sector de la educación',
    }),
  }),
})

export type Industries = z.infer<typeof IndustriesSchema>
