import type { z } from 'zod'

/** The recipient that a site has only if the function has a webhook. */
export const WEBHOOK = 'the service that is told about each message'

/** The recipient that a site has only if it counts visits. */
export const ANALYTICS = 'the analytics service'

/**
 * A field for each recipient that every site has: `site.yaml` names the recipients, and
 * `privacy.mdx` says what they do. The hosts of `linked` ones are those of URLs in `site.yaml`.
 */
export const eachRecipient = <Field extends z.ZodType, Linked extends z.ZodType>(
  field: (who: string) => Field,
  linked: (who: string) => Linked,
) => ({
  hosting: field('the host of the site'),
  messages: field('the host of the function and of its database'),
  mail: field('the provider that delivers the messages to our mailbox'),
  flags: linked('the flag image service'),
  whatsapp: linked('WhatsApp'),
  booking: linked('the booking page'),
})
