import type { RouteObject } from 'react-router-dom'
import { pageUrls, notFoundUrls, type PageUrl } from './urls.ts'
import { ContentBoundary } from './components/content-boundary.tsx'
import { contentIn } from './content/load.tsx'
import { LandingPage } from './pages/landing.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { PricingPage } from './pages/pricing.tsx'
import { Layout } from './layout/layout.tsx'

/** The data that a route passes to the renderer. */
export interface RouteHandle {
  address: PageUrl
}

/** The React Router routes; the 404 pages match all other paths. */
export const routes: RouteObject[] = [
  ...pageUrls.map((address) => toRoute(address.path, address)),
  ...notFoundUrls.map((address) => toRoute(`${address.path}*`, address)),
]

function toRoute(path: string, address: PageUrl): RouteObject {
  const handle: RouteHandle = { address }
  // By default, React Router matches `/EN` to `/en`; hosts do not.
  return { path, caseSensitive: true, handle, element: <PageAt {...address} /> }
}

function PageAt(address: PageUrl) {
  return <Layout url={address}>{pageOf(address)}</Layout>
}

function pageOf({ page, locale }: PageUrl) {
  const content = contentIn[locale]
  if (page === 'landing') return <LandingPage content={content} />
  if (page === 'pricing') {
    return <ContentBoundary>{() => <PricingPage content={content} />}</ContentBoundary>
  }
  return <NotFoundPage />
}
