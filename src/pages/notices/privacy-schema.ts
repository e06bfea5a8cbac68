import { z } from 'zod'
import { ANALYTICS, eachRecipient, WEBHOOK } from '../../content/data-recipients.ts'
import { text } from '../../content/text.ts'

const part = (subject: string, placeholders: readonly string[] = []) =>
  z.strictObject({
    title: text(`Heading of the part of the privacy notice about ${subject}`, { max: 60 }),
    text: text(`What the privacy notice says about ${subject}`, { max: 600, placeholders }),
  })

const recipient = (who: string) =>
  text(`What ${who} does with the data, or when it gets them; follows its name`, { max: 160 })

/**
 * The privacy notice (`/en/avisos#privacidade`). It states what articles 9, 18 and 41 of the LGPD
 * and article 13 of the GDPR require. Names, contact details and retention periods come from
 * `site.yaml`.
 */
export const PrivacySchema = z.strictObject({
  title: text('Name of the privacy notice: its heading, and the links to it', { max: 40 }),
  beforeSending: text('Sentence above the button that sends the form, before the link', {
    max: 140,
  }),
  controller: part('who is responsible', ['legalName', 'registration', 'officer', 'email']),
  purpose: part('the data, the purpose and the legal basis'),
  period: part('how long messages are kept', ['messageDays', 'mailboxMonths', 'backupDays']),
  recipients: z.strictObject({
    title: text('Heading of the list of those who receive data', { max: 60 }),
    ...eachRecipient(recipient, recipient),
    webhook: recipient(WEBHOOK),
    analytics: recipient(ANALYTICS),
    transfers: text('What the privacy notice says about other countries', { max: 260 }),
  }),
  device: part('cookies, the draft of the message and what this browser remembers'),
  rights: part('rights and complaints', ['email']),
})

export type Privacy = z.infer<typeof PrivacySchema>
