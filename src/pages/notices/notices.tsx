import type { ReactNode } from 'react'
import { dataRecipients } from '../../content/site.ts'
import type { ContentProps } from '../../load-content.tsx'
import { site } from '../../settings/site-settings.ts'
import { FilledText } from '../../components/filled-text.tsx'
import { bindShortWords } from '../../components/line-breaks.tsx'
import { noticeAnchors } from '../../urls/page-urls.ts'
import { useLanguage, useWords } from '../../language.tsx'
import type { Accessibility } from './accessibility-schema.ts'
import type { Privacy } from './privacy-schema.ts'

/** The page with the privacy notice, the legal notice, if any, and the accessibility statement. */
export function NoticesPage({ content }: ContentProps<'privacy' | 'accessibility'>) {
  return (
    <>
      <section className="section notices">
        <div className="frame">
          <h1>{bindShortWords(useWords('notices').title)}</h1>
        </div>
      </section>
      <PrivacyNotice words={content.privacy.words} />
      <LegalNotice />
      <AccessibilityStatement words={content.accessibility.words} />
    </>
  )
}

export function PrivacyNotice({ words }: { words: Privacy }) {
  const { registration, officer, email, messageDays, mailboxMonths, backupDays } = site.privacy
  const values = {
    legalName: site.legalName,
    registration,
    officer,
    email: <EmailLink email={email} />,
    messageDays,
    mailboxMonths,
    backupDays,
  }
  const part = ({ title, text }: Privacy['rights'], more?: ReactNode) => (
    <NoticePart title={title}>
      <p>
        <FilledText {...{ text, values }} />
      </p>
      {more}
    </NoticePart>
  )
  return (
    <Notice anchor={noticeAnchors.privacy} title={words.title}>
      {part(words.controller, <PostalAddress />)}
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

/** The notice, if any, that sellers must publish under the law of this language's market. */
function LegalNotice() {
  const { locale } = useLanguage()
  const notice = site.legal?.[locale]
  return (
    notice && (
      <Notice anchor={noticeAnchors.legal} title={notice.title}>
        {notice.parts.map(({ title, text, url }) => (
          <NoticePart key={title} title={title}>
            <p>{url === undefined ? text : <a href={url}>{text}</a>}</p>
          </NoticePart>
        ))}
      </Notice>
    )
  )
}

function AccessibilityStatement({ words }: { words: Accessibility }) {
  const { tested, gaps, report } = words
  const { locale } = useLanguage()
  const { reviewed } = site.accessibility
  // In UTC, so that the build's time zone cannot change the date.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const values = {
    reviewed: <time dateTime={reviewed}>{format.format(new Date(reviewed))}</time>,
    email: <EmailLink email={site.email} />,
    phone: <PhoneLink />,
  }
  return (
    <Notice anchor={noticeAnchors.accessibility} title={words.title}>
      <NoticePart title={tested.title}>
        <p>
          <FilledText text={tested.text} values={values} />
        </p>
      </NoticePart>
      <NoticePart title={gaps.title}>
        <ul role="list">
          {gaps.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </NoticePart>
      <NoticePart title={report.title}>
        <p>
          <FilledText text={report.text} values={values} />
        </p>
      </NoticePart>
    </Notice>
  )
}

function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

function PostalAddress() {
  return (
    <address>
      {site.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <PhoneLink />
    </address>
  )
}

function PhoneLink() {
  const { display, number } = site.phone
  return (
    <a className="nowrap" href={`tel:${number}`}>
      {display}
    </a>
  )
}

interface NoticeProps {
  /** The id that links use as their fragment, the same in every language. */
  anchor: string
  title: string
  /** `NoticePart` elements. */
  children: ReactNode
}

function Notice({ anchor, title, children }: NoticeProps) {
  return (
    <section id={anchor} className="section notices">
      <div className="frame">
        <h2>{bindShortWords(title)}</h2>
        <div className="ruled">{children}</div>
      </div>
    </section>
  )
}

function NoticePart({ title, children }: Pick<NoticeProps, 'title' | 'children'>) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
