import type { PageName } from '../urls/page-urls.ts'

/** The stylesheet of each page, relative to the project folder. */
export const stylesheets: Readonly<Record<PageName, string>> = {
  landing: 'src/styles/pages/landing.css',
  pricing: 'src/styles/pages/pricing.css',
  notFound: 'src/styles/pages/not-found.css',
}

/**
 * The print stylesheet of all pages. It is a separate file, because inlined styles delay the page.
 */
export const PRINT_STYLESHEET = 'src/styles/print.css'
