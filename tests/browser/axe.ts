import type axe from 'axe-core'
import axeCore from 'axe-core'
import type { Page } from 'playwright/test'

/**
 * What axe finds wrong: every rule of WCAG 2.2 AA and of good practice.
 *
 * @param within the part of the page that a state has changed; all of it without one
 * @returns one line for each element
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Evaluated, not added as an element: a Content-Security-Policy has no say in it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  const found = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    const options: axe.RunOptions = {
      // Off unless asked for, though WCAG 2.2 has it on level AA.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    }
    const results = await axe.run(part ?? document, options)
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
    )
  }, within)
  return found.map(({ id, target, failureSummary = '' }) => {
    return `${id} at ${target}: ${failureSummary.replace(/\s*\n\s*/g, ' ')}`
  })
}
