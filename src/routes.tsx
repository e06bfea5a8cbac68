import type { RouteObject } from 'react-router-dom'
import { addresses, notFoundAddresses, type Address } from './urls.ts'
import { contentIn } from './content/load.tsx'
import { LandingPage } from './pages/landing.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { PricingPage } from './pages/pricing.tsx'
import { Shell } from './layout/layout.tsx'

/** What a route tells the renderer. */
export interface RouteHandle {
  address: Address
}

/** The addresses as React Router routes; the 404 pages catch what no other route matches. */
export const routes: RouteObject[] = [
  ...addresses.map((address) => toRoute(address.path, address)),
  ...notFoundAddresses.map((address) => toRoute(`${address.path}*`, address)),
]

function toRoute(path: string, address: Address): RouteObject {
  const handle: RouteHandle = { address }
  // React Router takes `/EN` for `/en`; hosts do not.
  return { path, caseSensitive: true, handle, element: <PageAt {...address} /> }
}

function PageAt(address: Address) {
  return <Shell address={address}>{pageOf(address)}</Shell>
}

function pageOf({ page, locale }: Address) {
  const content = contentIn[locale]
  if (page === 'landing') return <LandingPage content={content} />
  if (page === 'pricing') return <PricingPage content={content} />
  return <NotFoundPage />
}
