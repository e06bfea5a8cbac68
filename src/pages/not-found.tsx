import { useWords } from '../language.tsx'
import { LostSignalFigure } from '../components/signal-figure.tsx'

/** The 404 page. Its texts are English in every language (specification, section 2). */
export function NotFoundPage() {
  const { code, message, home } = useWords('notFound')
  return (
    <div className="not-found frame" lang="en">
      <div>
        <h1>{code}</h1>
        <p>{message}</p>
        <a className="button button-primary" href="/">
          {home}
        </a>
      </div>
      <LostSignalFigure />
    </div>
  )
}
