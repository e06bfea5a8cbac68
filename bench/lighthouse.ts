import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'

type Audit = Result['audits'][string]

/** The metrics of one page load in Lighthouse on a phone with a simulated slow network. */
export interface SimulatedLoad {
  /** Largest Contentful Paint, ms. */
  lcp: number
  /** Total Blocking Time, ms. */
  blocking: number
  /** Parsing, compiling and running scripts, ms on the slow CPU. */
  scriptTime: number
}

/**
 * Loads a page with Lighthouse's settings for phones.
 *
 * @throws Error if Lighthouse cannot measure the page
 */
export async function loadInLighthouse(browser: Browser, url: string): Promise<SimulatedLoad> {
  const page = await browser.newPage()
  const flags: Flags = {
    logLevel: 'error',
    throttlingMethod: 'simulate',
    onlyAudits: ['largest-contentful-paint', 'total-blocking-time', 'mainthread-work-breakdown'],
    disableFullPageScreenshot: true,
    // A page counts as loaded once it has been idle for this long, in milliseconds.
    pauseAfterFcpMs: 500,
    pauseAfterLoadMs: 500,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
  }
  const run = await lighthouse(url, flags, undefined, page).finally(() => page.close())
  if (run === undefined) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { audits, runtimeError } = run.lhr
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  return {
    lcp: numberOf(audits['largest-contentful-paint']),
    blocking: numberOf(audits['total-blocking-time']),
    scriptTime: scriptTimeOf(audits['mainthread-work-breakdown']),
  }
}

function numberOf(audit: Audit | undefined): number {
  if (audit?.numericValue === undefined) throw new Error(`No number: ${audit?.errorMessage}`)
  return audit.numericValue
}

/** The main-thread time spent on parsing, compiling and running scripts, in milliseconds. */
function scriptTimeOf(audit: Audit | undefined): number {
  if (audit?.details?.type !== 'table') throw new Error(`No table: ${audit?.errorMessage}`)
  const tasks = audit.details.items as unknown as { group: string; duration: number }[]
  return tasks
    .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
    .reduce((sum, { duration }) => sum + duration, 0)
}
