import { z } from 'zod'
import { locales, type Locale } from '../locales.ts'

const wording = z.array(z.string().trim().min(1)).min(1).describe('Wordings of the term')

/** Names and terms: `content/glossary.yaml`. Only the content checks use it. */
export const GlossarySchema = z.strictObject({
  names: z
    .array(z.string().trim().min(1).describe('A name, letter by letter'))
    .describe('Names that no language translates or spells its own way'),
  terms: z
    .array(
      z.strictObject(
        Object.fromEntries(locales.map((locale) => [locale, wording])) as Record<
          Locale,
          typeof wording
        >,
      ),
    )
    .describe('Terms that each language words in one way'),
})

export type Glossary = z.infer<typeof GlossarySchema>
