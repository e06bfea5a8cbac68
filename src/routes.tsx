import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { pageUrls, notFoundUrls, type PageName, type PageUrl } from './urls/page-urls.ts'
import { ContentBoundary } from './components/content-boundary.tsx'
import { contentIn, type ContentProps } from './load-content.tsx'
import { LandingPage } from './pages/landing/landing.tsx'
import { NoticesPage } from './pages/notices/notices.tsx'
import { NotFoundPage } from './pages/not-found/not-found.tsx'
import { PricingPage } from './pages/pricing/pricing.tsx'
import { Layout } from './layout/layout.tsx'

/** The data that a route passes to the renderer. */
export interface RouteHandle {
  url: PageUrl
}

/** The React Router routes; the 404 pages match all other paths. */
export const routes: RouteObject[] = [
  ...pageUrls.map((url) => toRoute(url.path, url)),
  ...notFoundUrls.map((url) => toRoute(`${url.path}*`, url)),
]

function toRoute(path: string, url: PageUrl): RouteObject {
  const handle: RouteHandle = { url }
  const element = (
    <Layout url={url}>
      <PageContent {...url} />
    </Layout>
  )
  // Hosts distinguish `/EN` from `/en`; by default, React Router does not.
  return { path, caseSensitive: true, handle, element }
}

const components: Record<PageName, ComponentType<ContentProps>> = {
  landing: LandingPage,
  pricing: PricingPage,
  notices: NoticesPage,
  notFound: NotFoundPage,
}

function PageContent({ page, locale }: PageUrl) {
  const Content = components[page]
  return <ContentBoundary>{() => <Content content={contentIn[locale]} />}</ContentBoundary>
}
