import type { Browser, Page } from 'playwright/test'

/** The events of some of Chromium's categories while something happens on a page. */
export async function recordTrace<TraceEvent>(
  browser: Browser,
  page: Page,
  categories: string[],
  happen: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  await happen()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return trace.traceEvents
}
