import { z } from 'zod'
import { text } from './text.ts'

/**
 * The accessibility statement, folded below the privacy notice (`#acessibilidade`). It states only what was
 * tested and which problems are known. The date of the last review is in `site.yaml`.
 */
export const AccessibilitySchema = z.strictObject({
  title: text(
    {
      en: 'Name of the accessibility statement: its heading, and the link to it',
      pt: 'Nome da declaração de acessibilidade: título e link que leva a ela',
      es: 'Nombre de la declaración de accesibilidad: título y enlace que lleva a ella',
    },
    { max: 40 },
  ),
  tested: z.strictObject({
    title: text(
      {
        en: 'Heading of what was tested',
        pt: 'Título do que foi testado',
        es: 'Título de lo que se ha probado',
      },
      { max: 40 },
    ),
    text: text(
      {
        en: 'The aim, with which browsers and settings the site was tested, and when',
        pt: 'A meta, com que navegadores e ajustes o site foi testado, e quando',
        es: 'El objetivo, con qué navegadores y ajustes se ha probado la web, y cuándo',
      },
      { max: 600, placeholders: ['reviewed'] },
    ),
  }),
  gaps: z.strictObject({
    title: text(
      {
        en: 'Heading of the list of known problems',
        pt: 'Título da lista do que ainda falta',
        es: 'Título de la lista de lo que falta',
      },
      { max: 40 },
    ),
    items: z
      .array(
        text(
          {
            en: 'Something that was not tested, or that not everybody can use',
            pt: 'Algo que não foi testado ou que nem todo mundo consegue usar',
            es: 'Algo que no se ha probado o que no todo el mundo puede usar',
          },
          { max: 200 },
        ),
      )
      .min(1),
  }),
  report: z.strictObject({
    title: text(
      {
        en: 'Heading of how to report a problem',
        pt: 'Título de como relatar um problema',
        es: 'Título de cómo comunicar un problema',
      },
      { max: 40 },
    ),
    text: text(
      {
        en: 'How to report a problem, and what to include',
        pt: 'Como relatar um problema e o que informar',
        es: 'Cómo comunicar un problema y qué datos incluir',
      },
      { max: 300, placeholders: ['email'] },
    ),
  }),
})

export type Accessibility = z.infer<typeof AccessibilitySchema>
