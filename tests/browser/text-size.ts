import { browserArguments, browserPath } from '../../browser/browser.ts'
import { test as base } from './site-test.ts'

/** A page without animations, in a browser whose default text size is `textSize`. */
export const test = base.extend<{ textSize: number }>({
  /** In pixels, as visitors with low vision set it in their browser. */
  textSize: [16, { option: true }],
  context: async ({ playwright, baseURL, viewport, hasTouch, textSize }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: await browserPath(),
      args: [...browserArguments, `--blink-settings=defaultFontSize=${textSize}`],
    })
    const context = await browser.newContext({
      baseURL: String(baseURL),
      viewport,
      hasTouch,
      reducedMotion: 'reduce',
    })
    await use(context)
    await browser.close()
  },
})
