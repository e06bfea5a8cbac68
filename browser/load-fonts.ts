/** A page in Playwright, or in a browser driver from `tests/engines/`. */
interface BrowserPage {
  evaluate(run: () => Promise<void>): Promise<void>
}

/** Waits until a page's fonts have loaded; letters in the fallback fonts have different widths. */
export async function loadFonts(page: BrowserPage): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
}
