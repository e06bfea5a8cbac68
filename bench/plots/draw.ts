import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { browserArguments, browserPath } from '../../tests/browser/browser.ts'
import type * as Charts from './charts.ts'

/** Draws a chart of `charts.ts` in a browser; gives SVG. */
export async function draw<Name extends keyof typeof Charts>(
  name: Name,
  data: Parameters<(typeof Charts)[Name]>[0],
): Promise<string> {
  const bundle = await rolldown({ input: new URL('charts.ts', import.meta.url).pathname })
  const { output } = await bundle.generate({ format: 'iife', name: 'charts' })
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments,
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: output[0].code })
    return await page.evaluate(`charts[${JSON.stringify(name)}](${JSON.stringify(data)})`)
  } finally {
    await browser.close()
  }
}
