import type { Page } from 'playwright/test'

/**
 * Shows the page in its own typefaces. They are optional: a page that is loaded on a busy machine
 * keeps the fallback fonts, whose letters have other widths.
 */
export async function loadTypefaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const of = (descriptor: string) => rule.style.getPropertyValue(descriptor)
      if (!of('src').startsWith('url')) continue
      const family = of('font-family').replaceAll('"', '')
      const face = new FontFace(family, of('src'), { weight: of('font-weight') })
      document.fonts.add(await face.load())
    }
    await document.fonts.ready
  })
}
