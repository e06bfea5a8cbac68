import type { z } from 'zod'

/** Describes a recipient that exists only if the function has a webhook. */
export const WEBHOOK = 'the service that is told about each message'

/** Describes a recipient that exists only if the site counts visits. */
export const ANALYTICS = 'the analytics service'

/**
 * Returns a field for each data recipient that every site has: its name in `site.yaml`, or its
 * description in `privacy.mdx`. A `linked` recipient's host comes from its URL.
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
