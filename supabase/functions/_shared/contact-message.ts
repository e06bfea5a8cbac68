import * as z from 'zod/mini'

/** Maximum lengths in Unicode code points, after trimming (specification, sections 5 and 9). */
export const contactLimits = { name: 100, phone: 20, email: 255, message: 1000 } as const

export type ContactField = keyof typeof contactLimits

export const contactFields = Object.keys(contactLimits) as ContactField[]

/**
 * Matches a visible character: neither a space nor a character that is never displayed, such as
 * zero-width and bidirectional controls, tags and fillers. The blank Braille pattern (U+2800) is
 * listed because Unicode classifies it as a symbol.
 */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A contact message (specification, sections 3 and 5), validated by both the form and the function.
 * Values are trimmed. The message of an issue is a code, which the form translates into the page's
 * language.
 */
export const ContactMessageSchema = z.object({
  name: required('name'),
  phone: required('phone'),
  email: required('email').check(z.email('invalid')),
  message: required('message'),
})

export type ContactMessage = z.infer<typeof ContactMessageSchema>

/**
 * Name of the honeypot, a hidden field that only bots fill in. Browsers and password managers may
 * store and autofill a URL or a company, but not a subject.
 */
export const HONEYPOT = 'subject'

/**
 * The error code of a field that is empty or malformed (`invalid`), or longer than its limit
 * (`tooLong`).
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
