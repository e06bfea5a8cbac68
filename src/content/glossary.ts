import { z } from 'zod'
import { purposes } from './purpose.ts'
import { perLocale } from './text.ts'

const wording = z.array(z.string().trim().min(1)).min(1).register(purposes, {
  en: 'Wordings of the term',
  pt: 'Formas do termo',
  es: 'Formas del término',
})

/** Names, words and terms: `content/glossary.yaml`. Only the content checks use it. */
export const GlossarySchema = z.strictObject({
  names: z
    .array(
      z.string().trim().min(1).register(purposes, {
        en: 'A name, exactly as it is spelled',
        pt: 'Nome, exatamente como se escreve',
        es: 'Nombre, exactamente como se escribe',
      }),
    )
    .register(purposes, {
      en: 'Names that are spelled the same in every language',
      pt: 'Nomes que se escrevem da mesma forma em todos os idiomas',
      es: 'Nombres que se escriben igual en todos los idiomas',
    }),
  spelling: z
    .array(
      z.string().trim().min(1).register(purposes, {
        en: 'A word in the singular',
        pt: 'Palavra no singular',
        es: 'Palabra en singular',
      }),
    )
    .register(purposes, {
      en: 'Correct words that the dictionaries of the spelling check do not contain',
      pt: 'Palavras corretas que os dicionários da verificação ortográfica não contêm',
      es: 'Palabras correctas que los diccionarios de la revisión ortográfica no contienen',
    })
    .optional(),
  avoid: perLocale(() =>
    z
      .array(
        z.string().trim().min(1).register(purposes, {
          en: 'A phrase, in upper or lower case',
          pt: 'Expressão, em maiúsculas ou minúsculas',
          es: 'Expresión, en mayúsculas o minúsculas',
        }),
      )
      .optional(),
  )
    .register(purposes, {
      en: 'Phrases that no text may contain, such as promises that nobody can keep',
      pt: 'Expressões que nenhum texto pode conter, como promessas que ninguém pode cumprir',
      es: 'Expresiones que ningún texto puede contener, como promesas que nadie puede cumplir',
    })
    .optional(),
  terms: z.array(perLocale(() => wording)).register(purposes, {
    en: 'Terms that have fixed wordings in each language',
    pt: 'Termos com formas fixas em cada idioma',
    es: 'Términos con formas fijas en cada idioma',
  }),
})

export type Glossary = z.infer<typeof GlossarySchema>
