import { z } from 'zod'
import { buttonToForm, purposeWith, type Purpose } from './purpose.ts'
import { sectionLabel, sectionTitle, text } from './text.ts'

const service = (name: Purpose) =>
  z.strictObject({
    name: text(purposeWith(name, { en: 'Name of {}', pt: 'Nome de {}', es: 'Nombre de {}' }), {
      max: 48,
    }),
    text: text(
      purposeWith(name, {
        en: 'Text about {}, one or two sentences',
        pt: 'Texto sobre {}, uma ou duas frases',
        es: 'Texto sobre {}, una o dos frases',
      }),
      { max: 220 },
    ),
  })

/** The five services (`#servicos`). Body: one paragraph. */
export const ServicesSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  items: z.strictObject({
    squads: service({ en: 'the data squads', pt: 'os squads de dados', es: 'los squads de datos' }),
    allocation: service({
      en: 'professional allocation',
      pt: 'a alocação de profissionais',
      es: 'la asignación de profesionales',
    }),
    environmentSupport: service({
      en: 'environment support',
      pt: 'a sustentação de ambientes',
      es: 'el soporte de entornos',
    }),
    biProjects: service({
      en: 'the BI projects',
      pt: 'os projetos de BI',
      es: 'los proyectos de BI',
    }),
    expertHiring: service({
      en: 'expert hiring on demand',
      pt: 'a contratação de especialistas sob demanda',
      es: 'la contratación de especialistas bajo demanda',
    }),
  }),
  getStarted: text(buttonToForm, { max: 32 }),
})

export type Services = z.infer<typeof ServicesSchema>
