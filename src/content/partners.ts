import { z } from 'zod'
import { purposes } from './purpose.ts'
import { sectionLabel, sectionTitle, text } from './text.ts'

/** The pictograms of `src/components/partner-pictogram.tsx`. */
const pictograms = [
  'low-code-ai',
  'automation',
  'customer-service',
  'social-media',
  'workflow',
  'performance',
  'cloud',
  'database',
] as const

export type PartnerPictogramName = (typeof pictograms)[number]

const PartnerSchema = z.strictObject({
  pictogram: z.enum(pictograms).register(purposes, {
    en: 'Drawing above the name; `automation` adds a dot for each integration',
    pt: 'Desenho acima do nome; `automation` acrescenta um ponto para cada integração',
    es: 'Dibujo sobre el nombre; `automation` añade un punto por cada integración',
  }),
  name: text(
    {
      en: 'Name or kind of the partner',
      pt: 'Nome ou tipo do parceiro',
      es: 'Nombre o tipo del socio',
    },
    { max: 48 },
  ),
  text: text(
    {
      en: 'What we use it for, one sentence',
      pt: 'Para que o usamos, uma frase',
      es: 'Para qué lo usamos, una frase',
    },
    { max: 140 },
  ),
})

/** The technology partners and the client logos (`#parceiros`). Body: one paragraph. */
export const PartnersSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  items: z.array(PartnerSchema).min(1).register(purposes, {
    en: 'Partners, in the order of the page',
    pt: 'Parceiros, na ordem da página',
    es: 'Socios, en el orden de la página',
  }),
  clients: z.strictObject({
    title: text(
      {
        en: 'Heading above the moving row of client logos',
        pt: 'Título acima da fileira móvel de logotipos de clientes',
        es: 'Título sobre la fila móvil de logotipos de clientes',
      },
      { max: 60 },
    ),
    logo: text(
      {
        en: 'Description of a logo for screen readers',
        pt: 'Descrição de um logotipo para leitores de tela',
        es: 'Descripción de un logotipo para lectores de pantalla',
      },
      { max: 60, placeholders: ['client'] },
    ),
  }),
})

export type Partners = z.infer<typeof PartnersSchema>
