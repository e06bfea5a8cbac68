import { test as base, expect, type Page } from 'playwright/test'

export { expect }

/** For `test.use()`: the window of a phone, with a touch screen. */
export const phone = { viewport: { width: 360, height: 800 }, hasTouch: true }

/** Hosts that the site names but that are not ours; no test reaches them. */
const FLAG_SERVICE = 'https://flagcdn.com/**'

const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0Z"/></svg>'

interface SiteFixtures {
  /** Problems that a test expects: messages that contain one of these are let pass. */
  expectedProblems: string[]
  guard: void
}

/**
 * A browser test of the site: it fails on any console error or warning, any
 * uncaught error and any failed request, and answers for the flag service.
 */
export const test = base.extend<SiteFixtures>({
  expectedProblems: [[], { option: true }],
  guard: [
    async ({ page, context, expectedProblems }, use) => {
      await context.route(FLAG_SERVICE, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: FLAG }),
      )
      await context.addInitScript(reportBlocked)
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

/** Runs in the page: what the Content-Security-Policy blocks in silence becomes a console warning too. */
function reportBlocked(): void {
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
    const loud = message.type() === 'error' || message.type() === 'warning'
    if (loud) problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // What the next page does not need any more is cancelled, not failed.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return problems
}
