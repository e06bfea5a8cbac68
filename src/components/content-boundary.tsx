import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider, useLanguage, type Language } from '../language.tsx'

interface ContentBoundaryProps {
  /** Renders the content; may throw. */
  children: () => ReactNode
}

/**
 * In development, shows an error message in place of content that fails to render, so that the rest
 * of the page is still rendered. Builds fail instead.
 */
export function ContentBoundary({ children }: ContentBoundaryProps) {
  const language = useLanguage()
  const problem = import.meta.env.DEV ? renderError(children, language) : undefined
  if (problem === undefined) return children()
  return (
    <pre className="frame" role="alert">
      {problem}
    </pre>
  )
}

/** Returns the error that a trial render throws; React has no error boundaries on the server. */
function renderError(children: () => ReactNode, language: Language): string | undefined {
  const Content = () => children()
  const content = (
    <LanguageProvider language={language}>
      <Content />
    </LanguageProvider>
  )
  try {
    renderToStaticMarkup(content)
    return undefined
  } catch (error) {
    return String(error)
  }
}
