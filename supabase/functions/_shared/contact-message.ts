import * as z from 'zod/mini'

/** Maximum lengths in Unicode code points, after trimming (specification, sections 5 and 9). */
export const contactLimits = { name: 100, phone: 20, email: 255, message: 1000 } as const

export type ContactField = keyof typeof contactLimits

export const contactFields = Object.keys(contactLimits) as ContactField[]

/**
 * Matches any character except spaces and characters that are never displayed, such as zero-width
 * and bidirectional controls, tags and fillers. The blank Braille pattern (U+2800) is listed
 * because Unicode classifies it as a symbol.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A contact message (specification, sections 3 and 5), validated by both the form and the function.
 * Values are trimmed. If a value is invalid, the `message` of its Zod issue is an error code, which
 * the form translates into the page's language.
 */
export const ContactMessageSchema = z.object({
  name: required('name'),
  phone: required('phone'),
  email: required('email').check(z.email('invalid')),
  message: required('message'),
})

export type ContactMessage = z.infer<typeof ContactMessageSchema>

/**
 * Name of the honeypot, a hidden field that only bots fill in. It is not `url` or `company`,
 * because browsers and password managers may autofill fields with such names.
 */
export const HONEYPOT = 'subject'

/**
 * A field's error code: `invalid` if its value is missing, blank or malformed, and `tooLong` if the
 * value exceeds the field's limit.
 */
export type ContactIssue = 'invalid' | 'tooLong'

function required(field: ContactField) {
  return z
    .string('invalid')
    .check(
      z.trim(),
      z.regex(VISIBLE, { error: 'invalid', abort: true }),
      z.maxLength(contactLimits[field], { error: 'tooLong', abort: true }),
    )
}
