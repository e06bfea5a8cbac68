import { z } from 'zod'
import { buttonToForm, purposes } from './purpose.ts'
import { listOf, sectionLabel, sectionTitle, text, titled } from './text.ts'

/** Data culture (`#cultura-de-dados`). Body: one or two paragraphs. */
export const DataCultureSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  stages: listOf(4, titled({ en: 'a stage', pt: 'uma etapa', es: 'una etapa' })).register(
    purposes,
    {
      en: 'The four stages from the lowest to the highest, as in the rising drawing',
      pt: 'As quatro etapas, da mais baixa à mais alta, como no desenho ascendente',
      es: 'Las cuatro etapas, de la más baja a la más alta, como en el dibujo ascendente',
    },
  ),
  buildCulture: text(buttonToForm, { max: 36 }),
})

export type DataCulture = z.infer<typeof DataCultureSchema>
