/** A page in Playwright, or in a browser driver from `tests/engines/`. */
interface BrowserPage {
  evaluate(run: () => Promise<void>): Promise<void>
}

/** Waits until a page's fonts have loaded, because letters in fallback fonts differ in width. */
export async function loadFonts(page: BrowserPage): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
}
