import type { RouteObject } from 'react-router-dom'
import { pageUrls, notFoundUrls, type PageUrl } from './urls.ts'
import { ContentBoundary } from './components/content-boundary.tsx'
import { contentIn } from './content/load.tsx'
import { LandingPage } from './pages/landing.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { PricingPage } from './pages/pricing.tsx'
import { Layout } from './layout/layout.tsx'

/** What a route tells the renderer. */
export interface RouteHandle {
  address: PageUrl
}

/** The URLs as React Router routes; the 404 pages catch what no other route matches. */
export const routes: RouteObject[] = [
  ...pageUrls.map((address) => toRoute(address.path, address)),
  ...notFoundUrls.map((address) => toRoute(`${address.path}*`, address)),
]

function toRoute(path: string, address: PageUrl): RouteObject {
  const handle: RouteHandle = { address }
  // React Router takes `/EN` for `/en`; hosts do not.
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
