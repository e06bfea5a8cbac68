import { privacyAnchor } from '../../sections.ts'
import type { Privacy } from './privacy-schema.ts'
import { site } from '../../site-settings.ts'
import { FilledText } from '../../components/filled-text.tsx'
import { Notice, NoticePart } from './notice.tsx'

type Recipient = keyof typeof site.privacy.recipients

const recipients = Object.keys(site.privacy.recipients) as Recipient[]

export function PrivacyNotice({ words }: { words: Privacy }) {
  const { registration, officer, email, messageDays, mailboxMonths } = site.privacy
  const values = {
    legalName: site.legalName,
    registration,
    officer,
    email: <a href={`mailto:${email}`}>{email}</a>,
    messageDays,
    mailboxMonths,
  }
  const part = ({ title, text }: Privacy['rights']) => (
    <NoticePart title={title}>
      <FilledText {...{ text, values }} />
    </NoticePart>
  )
  return (
    <Notice anchor={privacyAnchor} title={words.title}>
      {part(words.controller)}
      {part(words.purpose)}
      {part(words.period)}
      <NoticePart title={words.recipients.title}>
        <ul role="list">
          {recipients.map((key) => (
            <li key={key}>
              <strong>{recipientName(key)}</strong> <span>{words.recipients[key]}</span>
            </li>
          ))}
        </ul>
        <p>{words.recipients.transfers}</p>
      </NoticePart>
      {part(words.device)}
      {part(words.rights)}
    </Notice>
  )
}

function recipientName(key: Recipient): string {
  const { name, host } = site.privacy.recipients[key]
  return host === undefined ? name : `${name} (${host})`
}
