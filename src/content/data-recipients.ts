import type { z } from 'zod'

/**
 * A field for each recipient of visitors' data: `site.yaml` has their names, `privacy.mdx` what
 * they do.
 */
export const eachRecipient = <Field extends z.ZodType>(field: (who: string) => Field) => ({
  hosting: field('the host of the site'),
  messages: field('the host of the function and of its database'),
  mail: field('the provider that delivers the messages to our mailbox'),
  flags: field('the flag image service'),
  whatsapp: field('WhatsApp'),
  booking: field('the booking page'),
})
