import { privacyAnchor } from '../anchors.ts'
import type { Privacy } from '../content/privacy.ts'
import { site } from '../content/site-settings.ts'
import { FilledText } from './filled-text.tsx'

type Recipient = keyof typeof site.privacy.recipients

const recipients = Object.keys(site.privacy.recipients) as Recipient[]

/** The privacy notice, folded. */
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
    <div>
      <dt>{title}</dt>
      <dd>
        <FilledText {...{ text, values }} />
      </dd>
    </div>
  )
  return (
    <details className="privacy-notice fold">
      <summary>{words.title}</summary>
      {/* The anchor is inside, because browsers open the details around the target of a link. */}
      <dl id={privacyAnchor}>
        {part(words.controller)}
        {part(words.purpose)}
        {part(words.period)}
        <div>
          <dt>{words.recipients.title}</dt>
          <dd>
            <ul>
              {recipients.map((key) => (
                <li key={key}>
                  <strong>{nameOf(key)}</strong> <span>{words.recipients[key]}</span>
                </li>
              ))}
            </ul>
            <p>{words.recipients.transfers}</p>
          </dd>
        </div>
        {part(words.device)}
        {part(words.rights)}
      </dl>
    </details>
  )
}

function nameOf(key: Recipient): string {
  const { name, host } = site.privacy.recipients[key]
  return host === undefined ? name : `${name} (${host})`
}
