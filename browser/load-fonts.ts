/** A page of Playwright, or of the engine tests. */
interface TestPage {
  evaluate(run: () => Promise<void>): Promise<void>
}

/**
 * Shows a page in its own fonts. The text font is optional: on a busy machine, the browser may use
 * the fallback font instead, whose letters have other widths.
 */
export async function loadFonts(page: TestPage): Promise<void> {
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
