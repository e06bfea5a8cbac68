import { z } from 'zod'
import { text } from '../../content/text.ts'

const field = (name: string) =>
  z.strictObject({
    label: text(`Label of the ${name} field`, { max: 40 }),
    placeholder: text(`Example or hint inside the empty ${name} field`, { max: 60 }),
  })

const fieldError = (name: string) =>
  z.strictObject({
    invalid: text(`Error message if the ${name} is empty or invalid`, { max: 80 }),
    tooLong: text(`Error message if the ${name} is too long`, {
      max: 100,
      placeholders: ['limit'],
    }),
  })

const toast = (occasion: string) =>
  z.strictObject({
    title: text(`Title of the notification that ${occasion}`, { max: 40 }),
    description: text(`Text of the notification that ${occasion}, one sentence`, { max: 120 }),
  })

/**
 * The contact form's texts (`form` in `site.mdx`). `contactLimits` in
 * `supabase/functions/_shared/contact-message.ts` contains the maximum lengths of the fields.
 */
export const FormWordsSchema = z.strictObject({
  required: text('Sentence above the fields that says that all of them are required', { max: 100 }),
  name: field('name'),
  phone: field('phone'),
  email: field('e-mail').extend({
    hint: text('Example of an e-mail address, always visible beside the label', { max: 60 }),
  }),
  message: field('message').extend({
    hint: text('Line beside the label of the message field that says how long the message may be', {
      max: 60,
      placeholders: ['limit'],
    }),
  }),
  send: text('Button that sends the form', { max: 40 }),
  sending: text('The same button while the message is being sent', { max: 40 }),
  sendingStatus: text('Sentence beside the button while the message is being sent', { max: 60 }),
  confirmation: z
    .strictObject({
      title: text('Heading in place of the form after the message was sent', { max: 48 }),
      text: text('What happens next, and why the meeting is worth it, one or two sentences', {
        max: 160,
      }),
      another: text('Button that shows the empty form again', { max: 32 }),
    })
    .describe('What is in place of the form after the message was sent'),
  withoutScript: text('Text in place of the form if JavaScript is disabled', { max: 160 }),
  otherWays: text(
    'Text beside the button after the message could not be sent: call or write instead; {phone} and {email} become links',
    { max: 120, placeholders: ['phone', 'email'] },
  ),
  errors: z.strictObject({
    name: fieldError('name'),
    phone: fieldError('phone number'),
    email: fieldError('e-mail address'),
    message: fieldError('message'),
  }),
})

/** The contact form's notifications (`toasts` in `site.mdx`). */
export const ToastWordsSchema = z.strictObject({
  sent: toast('the message was sent'),
  failed: toast('the message could not be sent'),
  invalid: z
    .strictObject({
      title: text('Title of the notification about an invalid field', { max: 40 }),
    })
    .describe('Notification about an invalid field; its text is the error message of the field'),
})
