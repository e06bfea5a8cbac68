import { dataRecipients } from '../../content/site.ts'
import { PRIVACY_ANCHOR } from '../anchors.ts'
import type { Privacy } from './privacy-schema.ts'
import { site } from '../../settings/site-settings.ts'
import { FilledText } from '../../components/filled-text.tsx'
import { Notice, NoticePart } from './notice.tsx'

export function PrivacyNotice({ words }: { words: Privacy }) {
  const { registration, officer, email, messageDays, mailboxMonths, backupDays } = site.privacy
  const values = {
    legalName: site.legalName,
    registration,
    officer,
    email: <a href={`mailto:${email}`}>{email}</a>,
    messageDays,
    mailboxMonths,
    backupDays,
  }
  const part = ({ title, text }: Privacy['rights']) => (
    <NoticePart title={title}>
      <FilledText {...{ text, values }} />
    </NoticePart>
  )
  return (
    <Notice anchor={PRIVACY_ANCHOR} title={words.title}>
      {part(words.controller)}
      {part(words.purpose)}
      {part(words.period)}
      <NoticePart title={words.recipients.title}>
        <ul role="list">
          {dataRecipients(site).map(({ key, name, host }) => (
            <li key={key}>
              <strong>{host === undefined ? name : `${name} (${host})`}</strong>{' '}
              <span>{words.recipients[key]}</span>
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
