import { useLanguage, useWords } from '../../language.tsx'
import { landingPath } from '../../urls/page-urls.ts'
import { LostSignalFigure } from '../../components/signal-figure.tsx'

/**
 * The 404 page. Its texts are in English in every language (specification, section 2), except for
 * a line and a link in the page's language below them.
 */
export function NotFoundPage() {
  const { locale } = useLanguage()
  const { code, message, home } = useWords('notFound')
  const { description } = useWords('pages').notFound
  return (
    <div className="not-found frame" lang="en" data-not-found="">
      <div>
        <h1>{code}</h1>
        <p>{message}</p>
        <a className="button button-primary" href="/">
          {home}
        </a>
        <p lang={locale}>
          {description}{' '}
          <a className="text-link" href={landingPath(locale)}>
            {useWords('header').home}
          </a>
        </p>
      </div>
      <LostSignalFigure />
    </div>
  )
}
