/** A page of Playwright, or of a driver in the tests of three engines. */
interface BrowserPage {
  evaluate(run: () => Promise<void>): Promise<void>
}

/** Waits until a page is shown in its own fonts; the fallbacks' letters have different widths. */
export async function loadFonts(page: BrowserPage): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
}
