import type { Page } from 'playwright/test'

/** Adds rules to a page; a style element would be blocked by its Content-Security-Policy. */
export function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
