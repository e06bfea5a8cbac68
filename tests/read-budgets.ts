import { readFileSync } from 'node:fs'

/** The budgets of `package.json`: bytes after brotli, and requests. */
interface Budgets {
  /** Script of a page before anyone touches it. */
  firstLoadScript: number
  /** The same once the landing page was read to its end. */
  scrolledScript: number
  /** The same once its form was touched. */
  formScript: number
  landingDocument: number
  /** The part of it that ends with the hero. */
  heroOfDocument: number
  /** Requests of our own on the first load, pictures apart. */
  ownRequests: number
}

export const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Budgets }
