import { ACCESSIBILITY_ANCHOR } from '../anchors.ts'
import type { Accessibility } from './accessibility-schema.ts'
import { site } from '../../settings/site-settings.ts'
import { useLanguage } from '../../language.tsx'
import { FilledText } from '../../components/filled-text.tsx'
import { Notice, NoticePart } from './notice.tsx'

export function AccessibilityStatement({ words }: { words: Accessibility }) {
  const { tested, gaps, report } = words
  const { locale } = useLanguage()
  const { reviewed } = site.accessibility
  // In UTC, so that the build's time zone cannot change the date.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const values = {
    reviewed: <time dateTime={reviewed}>{format.format(new Date(reviewed))}</time>,
    email: <a href={`mailto:${site.email}`}>{site.email}</a>,
  }
  return (
    <Notice anchor={ACCESSIBILITY_ANCHOR} title={words.title}>
      <NoticePart title={tested.title}>
        <FilledText text={tested.text} values={values} />
      </NoticePart>
      <NoticePart title={gaps.title}>
        <ul role="list">
          {gaps.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </NoticePart>
      <NoticePart title={report.title}>
        <FilledText text={report.text} values={values} />
      </NoticePart>
    </Notice>
  )
}
