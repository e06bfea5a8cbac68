import { readFileSync } from 'node:fs'

/** The budgets in `package.json`: bytes after Brotli compression, and numbers of requests. */
interface Budgets {
  /** The scripts of a page before any interaction. */
  firstLoadScript: number
  /** The scripts once the landing page has been scrolled to its end. */
  scrolledScript: number
  /** The scripts once the form has been used. */
  formScript: number
  landingDocument: number
  /** The part of the document up to the end of the hero. */
  heroOfDocument: number
  /** Requests to our own site on the first load, excluding pictures. */
  ownRequests: number
}

export const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Budgets }
