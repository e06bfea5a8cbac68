import { z } from 'zod'
import { listOf, sectionLabel, sectionTitle, text, titled } from './text.ts'

/**
 * The last section (`#contato`). Body: the subtitle, one paragraph.
 * The texts of the form are in `site.mdx`.
 */
export const ContactSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  card: z.strictObject({
    title: text(
      {
        en: 'Heading of the card with the ways to reach us',
        pt: 'Título do cartão com as formas de contato',
        es: 'Título de la tarjeta con las formas de contacto',
      },
      { max: 40 },
    ),
    email: text(
      {
        en: 'Label before the e-mail address',
        pt: 'Rótulo antes do endereço de e-mail',
        es: 'Etiqueta antes de la dirección de correo electrónico',
      },
      { max: 24 },
    ),
    phone: text(
      {
        en: 'Label before the phone number',
        pt: 'Rótulo antes do número de telefone',
        es: 'Etiqueta antes del número de teléfono',
      },
      { max: 24 },
    ),
    address: text(
      {
        en: 'Label before the address of the office',
        pt: 'Rótulo antes do endereço do escritório',
        es: 'Etiqueta antes de la dirección de la oficina',
      },
      { max: 24 },
    ),
  }),
  reasons: z.strictObject({
    title: text(
      {
        en: 'Heading of the five reasons to choose us',
        pt: 'Título das cinco razões para nos escolher',
        es: 'Título de las cinco razones para elegirnos',
      },
      { max: 40 },
    ),
    items: listOf(
      5,
      titled({
        en: 'a reason to choose us',
        pt: 'uma razão para nos escolher',
        es: 'una razón para elegirnos',
      }),
    ),
  }),
})

export type Contact = z.infer<typeof ContactSchema>
