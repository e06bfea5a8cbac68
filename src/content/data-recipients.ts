import type { z } from 'zod'

/** The recipient that a site has only if the function has a webhook. */
export const WEBHOOK = 'the service that is told about each message'

/** The recipient that a site has only if it counts visits. */
export const ANALYTICS = 'the analytics service'

/**
 * A field for each recipient that every site has: `site.yaml` contains the recipients' names,
 * `privacy.mdx` what they do.
 */
export const eachRecipient = <Field extends z.ZodType>(field: (who: string) => Field) => ({
  hosting: field('the host of the site'),
  messages: field('the host of the function and of its database'),
  mail: field('the provider that delivers the messages to our mailbox'),
  flags: field('the flag image service'),
  whatsapp: field('WhatsApp'),
  booking: field('the booking page'),
})
