/** A page of Playwright, or of a driver in the tests of three engines. */
interface BrowserPage {
  evaluate(run: () => Promise<void>): Promise<void>
}

/**
 * Loads a page's own fonts. The text font has `font-display: optional`, so on a busy machine the
 * browser may use the fallback font instead, whose letters have different widths.
 */
export async function loadFonts(page: BrowserPage): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const descriptor = (name: string) => rule.style.getPropertyValue(name)
      if (!descriptor('src').startsWith('url')) continue
      const family = descriptor('font-family').replaceAll('"', '')
      const weight = descriptor('font-weight')
      document.fonts.add(await new FontFace(family, descriptor('src'), { weight }).load())
    }
  })
}
