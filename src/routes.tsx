import type { RouteObject } from 'react-router-dom'
import { pageUrls, notFoundUrls, type PageUrl } from './urls.ts'
import { ContentBoundary } from './components/content-boundary.tsx'
import { contentIn } from './content/load.tsx'
import { LandingPage } from './pages/landing.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { PricingPage } from './pages/pricing.tsx'
import { Layout } from './layout/layout.tsx'

/** What the renderer needs to know of a route. */
export interface RouteHandle {
  url: PageUrl
}

/** The URLs as React Router routes; the 404 pages catch what no other route matches. */
export const routes: RouteObject[] = [
  ...pageUrls.map((url) => toRoute(url.path, url)),
  ...notFoundUrls.map((url) => toRoute(`${url.path}*`, url)),
]

function toRoute(path: string, url: PageUrl): RouteObject {
  const handle: RouteHandle = { url }
  const element = <Layout url={url}>{pageOf(url)}</Layout>
  // By default, React Router matches `/EN` with `/en`; hosts do not.
  return { path, caseSensitive: true, handle, element }
}

function pageOf({ page, locale }: PageUrl) {
  const content = contentIn[locale]
  if (page === 'landing') return <LandingPage content={content} />
  if (page === 'pricing') {
    return <ContentBoundary>{() => <PricingPage content={content} />}</ContentBoundary>
  }
  return <NotFoundPage />
}
