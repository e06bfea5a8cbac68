import { LEGAL_ANCHOR } from '../anchors.ts'
import { useLanguage } from '../../language.tsx'
import { site } from '../../settings/site-settings.ts'
import { Notice, NoticePart } from './notice.tsx'

/** The notice, if any, that sellers must publish under the law of this language's market. */
export function LegalNotice() {
  const { locale } = useLanguage()
  const notice = site.legal?.[locale]
  return (
    notice && (
      <Notice anchor={LEGAL_ANCHOR} title={notice.title}>
        {notice.parts.map(({ title, text, url }) => (
          <NoticePart key={title} title={title}>
            {url === undefined ? text : <a href={url}>{text}</a>}
          </NoticePart>
        ))}
      </Notice>
    )
  )
}
