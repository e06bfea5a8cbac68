import type { PageName } from './urls.ts'

/** The stylesheet of each page, from the folder of the project: no page gets the styles of another. */
export const stylesheets: Readonly<Record<PageName, string>> = {
  landing: 'src/styles/landing.css',
  pricing: 'src/styles/pricing.css',
  notFound: 'src/styles/not-found.css',
}
