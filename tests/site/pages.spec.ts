import type { Page } from 'playwright/test'
import { DEFAULT_LOCALE } from '../../src/locales.ts'
import { notFoundUrls, pageUrls, pathIn, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import { faintControls, LEAST_CONTRAST, violations } from '../browser/accessibility.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from '../browser/island-scripts.ts'
import { expect, test } from '../browser/site-test.ts'
import { brokenWords, layoutFaults, spaceText } from './layout-faults.ts'
import { expandDetails, inEachState } from './page-states.ts'

/*
 * Tests what must be true of the built site whatever its content. A failure names the URL, the
 * section and the width, so that a writer can tell which text is too long.
 */

/** Viewport widths in CSS pixels, from a small phone to a large screen. */
const widths = [320, 360, 768, 1024, 1280, 1920]

/** The widths at which section states and spaced text are tested. */
const fewerWidths = [320, 768, 1280]

/** Viewport sizes on laptops, where the browser's toolbars take up part of the screen. */
const lowWindows = [
  [1280, 600],
  [1366, 650],
  [1536, 700],
  [1920, 800],
] as const

/** The page URLs with a language; the other URLs only repeat pages in the default language. */
const localized = pageUrls.filter((address) => !urlsWithoutLanguage.includes(address))

/** One 404 page is enough, because the 404 pages differ only in a line and a link. */
const notFound = notFoundUrls.slice(-1).map((url) => ({ ...url, path: `${url.path}nothing` }))

for (const { path, page: name } of localized) {
  test(`${path} fits viewports ${widths.join(', ')} pixels wide`, async ({ page }) => {
    await page.goto(path)
    await hydrateAll(page)
    await loadFonts(page)
    await expect(page.locator('.rotating > span')).toHaveCount(name === 'landing' ? 5 : 0)
    if (name === 'landing') {
      const baselines = await page.locator('.site-footer p').evaluateAll(baselinesOf)
      expect.soft(new Set(baselines).size, 'the footer is in one line at 1280 px').toBe(1)
      for (const [width, height] of lowWindows) {
        await page.setViewportSize({ width, height })
        const covered = await page.locator('#home').evaluate(wordsUnderGreeting)
        const where = `words of the headline under the greeting at ${width} by ${height} px`
        expect.soft(covered, where).toBe(0)
      }
    }
    await inEachState(page, async (state, part) => {
      for (const width of part ? fewerWidths : widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await layoutFaults(page, part), `${path} at ${width} px${state}`).toEqual([])
      }
    })
    // 1280 × 1024 px at 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.mouse.wheel(0, 200)
    await expect(page.locator('.site-header')).not.toBeInViewport()
    await spaceText(page)
    for (const width of fewerWidths) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path} at ${width} px, spaced text`
      expect.soft(await layoutFaults(page), where).toEqual([])
      expect.soft(await brokenWords(page), `broken words, ${where}`).toEqual([])
    }
  })
}

/** In the dark scheme, only contrast is checked, because nothing but the colours differs. */
const schemes = [
  ['light', undefined],
  ['dark', LEAST_CONTRAST],
] as const

/** Pages in other languages have the same elements and colours. */
const inDefaultLanguage = localized.filter(({ locale }) => locale === DEFAULT_LOCALE)

for (const { path, page: name } of [...inDefaultLanguage, ...notFound]) {
  test.describe(() => {
    if (name === 'notFound') test.use({ expectedProblems: ['404'] })

    test(`${path} is accessible at 1280 and 360 px in both colour schemes`, async ({ page }) => {
      await page.goto(path)
      await hydrateAll(page)
      // The navigation is checked separately, because on a phone it may cover any control.
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        for (const [colorScheme, contrast] of schemes.toReversed()) {
          await page.emulateMedia({ colorScheme })
          const where = `${width} px, ${colorScheme}`
          expect.soft(await faintControls(page), `contrast of controls, ${where}`).toEqual([])
          const bar = await violations(page, '.floating-navigation', contrast)
          expect.soft(bar, `axe, navigation, ${where}`).toEqual([])
        }
      }
      await hideBars(page)
      expect.soft(await violations(page), 'axe, 1280 px').toEqual([])
      await page.setViewportSize({ width: 360, height: 900 })
      await inEachState(page, async (state, part) => {
        for (const [colorScheme, contrast] of schemes) {
          await page.emulateMedia({ colorScheme })
          const found = await violations(page, part, contrast)
          expect.soft(found, `axe, 360 px, ${colorScheme}${state}`).toEqual([])
        }
      })
    })
  })
}

for (const { path, page: name } of localized) {
  if (name !== 'landing' || path === pathIn(DEFAULT_LOCALE, name)) continue

  test(`${path} is accessible at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto(path)
    await hydrateAll(page)
    await hideBars(page)
    await expandDetails(page)
    expect(await violations(page)).toEqual([])
  })
}

/** Hides the navigation and lets the header scroll with the page, so that they cover nothing. */
async function hideBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bars = new CSSStyleSheet()
    bars.replaceSync(
      '.floating-navigation { display: none !important } .site-header { position: static !important }',
    )
    document.adoptedStyleSheets.push(bars)
  })
}

/** Runs in the page: counts the boxes of the headline's text that the greeting covers. */
function wordsUnderGreeting(section: Element): number {
  const bubble = (section.querySelector('.bubble') as Element).getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(section.querySelector('h1 > [aria-hidden]') as Element)
  return Array.from(range.getClientRects()).filter(
    ({ right, top }) => right > bubble.left && top < bubble.bottom,
  ).length
}

/** Runs in the page: returns each text's last baseline, in pixels from the viewport's top. */
function baselinesOf(texts: Element[]): number[] {
  return texts.map((text) => {
    const mark = document.createElement('i')
    mark.style.display = 'inline-block'
    ;(text.querySelector('svg + span') ?? text).append(mark)
    const { bottom } = mark.getBoundingClientRect()
    mark.remove()
    return Math.round(bottom)
  })
}
