import { z } from 'zod'
import { buttonToBooking, buttonToForm, purposeWith, type Purpose } from './purpose.ts'
import { listOf, sectionLabel, sectionTitle, text, titled } from './text.ts'

const heading = (subject: Purpose) =>
  text(
    purposeWith(subject, {
      en: 'Heading above {}',
      pt: 'Título acima de {}',
      es: 'Título sobre {}',
    }),
    { max: 60 },
  )

const panel = {
  tab: text({ en: 'Name on the tab', pt: 'Nome na aba', es: 'Nombre en la pestaña' }, { max: 24 }),
  title: text(
    { en: 'Heading of the panel', pt: 'Título do painel', es: 'Título del panel' },
    { max: 80 },
  ),
  intro: text(
    {
      en: 'Opening sentences of the panel',
      pt: 'Frases de abertura do painel',
      es: 'Frases iniciales del panel',
    },
    { max: 320 },
  ),
}

const role = (name: Purpose) =>
  z.strictObject({
    name: text(
      purposeWith(name, {
        en: 'Job title of {}',
        pt: 'Nome do cargo de {}',
        es: 'Nombre del puesto de {}',
      }),
      { max: 40 },
    ),
    text: text(
      purposeWith(name, {
        en: 'What {} does, one sentence',
        pt: 'O que faz {}, uma frase',
        es: 'Lo que hace {}, una frase',
      }),
      { max: 160 },
    ),
  })

/** The three tabs (`#solucoes`). Body: one paragraph above the tabs. */
export const SolutionsSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  aiAgents: z.strictObject({
    ...panel,
    steps: z.strictObject({
      title: heading({
        en: 'the steps of an agent',
        pt: 'os passos de um agente',
        es: 'los pasos de un agente',
      }),
      items: listOf(
        4,
        titled({
          en: 'a step of an agent',
          pt: 'um passo de um agente',
          es: 'un paso de un agente',
        }),
      ),
    }),
    benefits: z.strictObject({
      title: heading({ en: 'the benefits', pt: 'os benefícios', es: 'los beneficios' }),
      items: listOf(
        4,
        text(
          { en: 'A benefit, one sentence', pt: 'Benefício, uma frase', es: 'Beneficio, una frase' },
          { max: 140 },
        ),
      ),
    }),
    useCases: z.strictObject({
      title: heading({ en: 'the use cases', pt: 'os casos de uso', es: 'los casos de uso' }),
      items: listOf(
        4,
        text(
          {
            en: 'A use case, one sentence',
            pt: 'Caso de uso, uma frase',
            es: 'Caso de uso, una frase',
          },
          { max: 140 },
        ),
      ),
    }),
    process: z.strictObject({
      title: heading({
        en: 'the development process',
        pt: 'o processo de desenvolvimento',
        es: 'el proceso de desarrollo',
      }),
      items: listOf(
        4,
        titled({
          en: 'a stage of development',
          pt: 'uma etapa do desenvolvimento',
          es: 'una etapa del desarrollo',
        }),
      ),
    }),
    createAgent: text(buttonToForm, { max: 32 }),
    requestDemo: text(buttonToBooking, { max: 32 }),
  }),
  dataSquad: z.strictObject({
    ...panel,
    roles: z.strictObject({
      title: heading({ en: 'the four roles', pt: 'as quatro funções', es: 'los cuatro roles' }),
      dataEngineer: role({
        en: 'the data engineer',
        pt: 'a pessoa de engenharia de dados',
        es: 'la persona de ingeniería de datos',
      }),
      dataAnalyst: role({
        en: 'the data analyst',
        pt: 'a pessoa de análise de dados',
        es: 'la persona de análisis de datos',
      }),
      dataScientist: role({
        en: 'the data scientist',
        pt: 'a pessoa de ciência de dados',
        es: 'la persona de ciencia de datos',
      }),
      biSpecialist: role({
        en: 'the BI specialist',
        pt: 'a pessoa especialista em BI',
        es: 'la persona especialista en BI',
      }),
    }),
    hireSquad: text(buttonToBooking, { max: 32 }),
  }),
  dataDriven: z.strictObject({
    ...panel,
    features: z.strictObject({
      title: heading({
        en: 'the three features',
        pt: 'as três características',
        es: 'las tres características',
      }),
      items: listOf(
        3,
        titled({
          en: 'a feature of data-driven consulting',
          pt: 'uma característica da consultoria orientada a dados',
          es: 'una característica de la consultoría basada en datos',
        }),
      ),
    }),
    benefits: z.strictObject({
      title: heading({
        en: 'the four benefits',
        pt: 'os quatro benefícios',
        es: 'los cuatro beneficios',
      }),
      items: listOf(
        4,
        text(
          { en: 'A benefit, one sentence', pt: 'Benefício, uma frase', es: 'Beneficio, una frase' },
          { max: 140 },
        ),
      ),
    }),
    startJourney: text(buttonToBooking, { max: 32 }),
  }),
})

export type Solutions = z.infer<typeof SolutionsSchema>
