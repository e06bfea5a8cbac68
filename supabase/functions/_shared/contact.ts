import * as z from 'zod/mini'

/** Longest values in characters, after trimming (specification, sections 5 and 9). */
export const contactLimits = { name: 100, phone: 20, email: 255, message: 1000 } as const

export type ContactField = keyof typeof contactLimits

/**
 * A contact message (specification, sections 3 and 5). The form and the
 * function read this one schema. Values are trimmed; the codes of its issues
 * are worded by the form, in the language of the page.
 */
export const ContactMessageSchema = z.object({
  name: required('name'),
  phone: required('phone'),
  email: required('email').check(z.email('invalid')),
  message: required('message'),
})

export type ContactMessage = z.infer<typeof ContactMessageSchema>

/**
 * A field that no person sees. A form that comes with it filled in was filled in by a program.
 */
export const HONEYPOT = 'website'

/** What can be wrong with a field: empty or malformed, or over its limit. */
export type ContactIssue = 'invalid' | 'tooLong'

function required(field: ContactField) {
  return z
    .string('invalid')
    .check(
      z.trim(),
      z.minLength(1, { error: 'invalid', abort: true }),
      z.maxLength(contactLimits[field], { error: 'tooLong', abort: true }),
    )
}
