import { z } from 'zod'

const line = (what: string) => z.string().trim().min(1).describe(what)

/**
 * The claims in the content that go beyond the specification: `content/claims.yaml`. Only the
 * content checks use them.
 */
export const ClaimsSchema = z.strictObject({
  claims: z
    .array(
      z.strictObject({
        file: line('File of the text, such as contact.mdx'),
        key: line('Key of the text, such as reasons.items[0].text, or prose'),
        text: line('What the text claims, quoted from pt-BR without markup'),
        confirmed: z.boolean().describe('Whether the owner has confirmed that it is true'),
      }),
    )
    .describe('Claims that the owner has to confirm before the site goes public'),
})

export type Claims = z.infer<typeof ClaimsSchema>
