import { z } from 'zod'
import { perLocale } from './text.ts'

const wording = z.array(z.string().trim().min(1)).min(1).describe('Wordings of the term')

/** Names, words and terms: `content/glossary.yaml`. Only the content checks use it. */
export const GlossarySchema = z.strictObject({
  names: z
    .array(z.string().trim().min(1).describe('A name, exactly as it is spelled'))
    .describe('Names that are spelled the same in every language'),
  spelling: z
    .array(z.string().trim().min(1).describe('A word in the singular'))
    .describe('Correct words that the dictionaries of the spelling check do not contain')
    .optional(),
  avoid: perLocale(() =>
    z.array(z.string().trim().min(1).describe('A phrase, in upper or lower case')).optional(),
  )
    .describe('Phrases that no text may contain, such as promises that nobody can keep')
    .optional(),
  prefer: perLocale(() =>
    z
      .record(
        z.string().trim().min(1),
        z.string().trim().min(1).describe('The word to use instead'),
      )
      .optional(),
  )
    .describe('Words that each language replaces with another one')
    .optional(),
  terms: z
    .array(perLocale(() => wording))
    .describe('Terms that have fixed wordings in each language'),
})

export type Glossary = z.infer<typeof GlossarySchema>
