import { test as base, expect, type Page } from 'playwright/test'
import { analytics } from '../fixtures/analytics.ts'
import { repository } from '../fixtures/fixture-site.ts'
import { readWords, site as fixture } from '../fixtures/words.ts'

export { expect }

/** For `test.use()`: a phone's viewport and touch screen. */
export const phone = { viewport: { width: 360, height: 800 }, hasTouch: true }

const sites = [readWords(repository).site, fixture]

const flagOrigins = sites.map(({ flags }) => new URL(flags.service).origin)

/** For `test.use()`: a visitor who does not prefer reduced motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** For `route()`: matches requests for flag images. */
export const isFlag = ({ origin }: URL) => flagOrigins.includes(origin)

/** The analytics services that the site and the fixture sites use. */
const analyticsScripts = [...sites.map(({ privacy }) => privacy.recipients.analytics), analytics]

const isAnalytics = ({ href }: URL) => analyticsScripts.some((service) => service?.script === href)

const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0Z"/></svg>'

interface SiteFixtures {
  /** Substrings of the problems that a test expects. */
  expectedProblems: string[]
  /** Default text size in pixels, which visitors with low vision may increase in their browser. */
  textSize: number
  guard: void
}

/**
 * A browser test of the site. It fails on any unexpected console error or warning, uncaught error,
 * failed request or violation of the Content-Security-Policy. It stubs the flags and the analytics
 * script, which are the only resources that the pages load from other hosts.
 */
export const test = base.extend<SiteFixtures>({
  expectedProblems: [[], { option: true }],
  textSize: [16, { option: true }],
  guard: [
    async ({ page, context, expectedProblems, textSize }, use) => {
      await context.route(isFlag, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: FLAG }),
      )
      await context.route(isAnalytics, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await context.addInitScript(logViolations)
      if (textSize !== 16) {
        const session = await context.newCDPSession(page)
        await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
      }
      const problems = collectProblems(page)
      await use()
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((expected) => problem.includes(expected)),
      )
      expect(unexpected, 'problems of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page: logs what the Content-Security-Policy blocks. */
function logViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.warn(
      `blocked: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
    )
  })
}

function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type())
    if (isProblem) problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation aborts the requests that are still in progress.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return problems
}
