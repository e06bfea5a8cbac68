import { readFileSync } from 'node:fs'

/** The budgets of `package.json`: bytes after brotli, and requests. */
interface Budgets {
  /** Script of a page before any interaction. */
  firstLoadScript: number
  /** The same once the landing page has been scrolled to its end. */
  scrolledScript: number
  /** The same once the form has been used. */
  formScript: number
  landingDocument: number
  /** The part of it up to the end of the hero. */
  heroOfDocument: number
  /** Requests to our own site on the first load, without pictures. */
  ownRequests: number
}

export const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Budgets }
