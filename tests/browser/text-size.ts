import { test as base } from './site-test.ts'

/** A page without animations, in a browser whose default text size is `textSize`. */
export const test = base.extend<{ textSize: number }>({
  /** Text size in pixels, as set by visitors with low vision in their browser. */
  textSize: [16, { option: true }],
  page: async ({ page, textSize }, use) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
})
