import { readFileSync } from 'node:fs'

/** The budgets in `package.json`: bytes after Brotli compression, and numbers of requests. */
interface Budgets {
  /** The scripts that load before any interaction with a page. */
  firstLoadScript: number
  /** The scripts that have loaded once the landing page has been scrolled to the bottom. */
  scrolledScript: number
  /** The scripts that have loaded once the form has been used. */
  formScript: number
  landingDocument: number
  /** The part of the document up to the end of the hero. */
  heroOfDocument: number
  /** Requests to our own site on the first load, excluding images. */
  ownRequests: number
}

export const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Budgets }
