import type { PageName } from '../urls/page-urls.ts'

/** The path of each page's stylesheet, relative to the project root. */
export const stylesheets: Readonly<Record<PageName, string>> = {
  landing: 'src/styles/pages/landing.css',
  pricing: 'src/styles/pages/pricing.css',
  notices: 'src/styles/pages/notices.css',
  notFound: 'src/styles/pages/not-found.css',
}

/** The print stylesheet, a separate file because inlining it would delay every page. */
export const PRINT_STYLESHEET = 'src/styles/print.css'
