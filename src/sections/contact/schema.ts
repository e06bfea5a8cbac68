import { z } from 'zod'
import { listOf, sectionLabel, sectionTitle, text, titleAndText } from '../../content/text.ts'

/**
 * The last section (`#contato`). Body: the subtitle, one paragraph. The form's texts are in
 * `site.mdx`.
 */
export const ContactSchema = z.strictObject({
  label: sectionLabel,
  title: sectionTitle,
  preview: text(
    'Sentence above the form in the preview of a pull request, never on the site itself',
    {
      max: 100,
    },
  ),
  notLoaded: z.strictObject({
    text: text(
      'Sentence shown instead of the send button if the script of the form could not be loaded',
      { max: 80 },
    ),
    reload: text('Button after this sentence, which loads the page again', { max: 32 }),
  }),
  card: z.strictObject({
    title: text('Heading of the card with the ways to reach us', { max: 48 }),
    whatsapp: text('Button to WhatsApp', { max: 32 }),
    email: text('Label before the e-mail address', { max: 24 }),
    phone: text('Label before the phone number', { max: 24 }),
    address: text('Label before the address of the office', { max: 24 }),
  }),
  reasons: z.strictObject({
    title: text('Heading of the five reasons to choose us', { max: 60 }),
    items: listOf(5, titleAndText('a reason to choose us')),
  }),
})
