import { defaultLocale } from '../../src/locales.ts'
import { notFoundUrls, pageUrls, urlsWithoutLanguage } from '../../src/urls/page-urls.ts'
import { faintControls, LEAST_CONTRAST, violations } from '../browser/accessibility.ts'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydrateAll } from '../browser/island-scripts.ts'
import { expect, test } from '../browser/site-test.ts'
import { brokenWords, layoutFaults, spaceText } from './layout-faults.ts'
import { inEachState } from './page-states.ts'

/*
 * Tests what must be true of the built site whatever its content. A failure names the URL, the
 * section and the width, so that a writer can tell which text is too long.
 */

/** Viewport widths in CSS pixels, from a small phone to a large screen. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920]

/** Viewports of laptops, below the controls of the browser. */
const LOW_WINDOWS = [
  [1280, 600],
  [1366, 650],
  [1536, 700],
  [1920, 800],
] as const

/**
 * Excludes the URLs without a language: their pages are the same as those in the default language.
 */
const localized = pageUrls.filter((address) => !urlsWithoutLanguage.includes(address))

/** One 404 page is enough, because they differ only in a line and a link. */
const notFound = notFoundUrls.slice(-1).map((url) => ({ ...url, path: `${url.path}nothing` }))

for (const { path, page: name } of localized) {
  test(`${path} fits viewports ${WIDTHS.join(', ')} pixels wide`, async ({ page }) => {
    await page.goto(path)
    await hydrateAll(page)
    await loadFonts(page)
    await expect(page.locator('.rotating > span')).toHaveCount(name === 'landing' ? 5 : 0)
    if (name === 'landing') {
      const baselines = await page.locator('.site-footer p').evaluateAll(baselinesOf)
      expect.soft(new Set(baselines).size, 'the footer is in one line at 1280 px').toBe(1)
      for (const [width, height] of LOW_WINDOWS) {
        await page.setViewportSize({ width, height })
        const covered = await page.locator('#home').evaluate(wordsUnderGreeting)
        const where = `words of the headline under the greeting at ${width} by ${height} px`
        expect.soft(covered, where).toBe(0)
      }
    }
    await inEachState(page, async (state, part) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await layoutFaults(page, part), `${path} at ${width} px${state}`).toEqual([])
      }
    })
    // 1280 × 1024 px at 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(page.locator('.site-header')).toHaveCSS('position', 'static')
    await spaceText(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path} at ${width} px, spaced text`
      expect.soft(await layoutFaults(page), where).toEqual([])
      expect.soft(await brokenWords(page), `broken words, ${where}`).toEqual([])
    }
  })
}

/** The dark scheme differs only in its colours, which are the same in every language. */
const schemes = [
  ['light', undefined],
  ['dark', LEAST_CONTRAST],
] as const

for (const { path, page: name, locale } of [...localized, ...notFound]) {
  const hasOwnColors = name === 'notFound' || locale === defaultLocale
  const checked = hasOwnColors ? schemes : schemes.slice(0, 1)

  test.describe(() => {
    if (name === 'notFound') test.use({ expectedProblems: ['404'] })

    test(`${path} is accessible at 1280 and 360 px${hasOwnColors ? ' in both colour schemes' : ''}`, async ({
      page,
    }) => {
      await page.goto(path)
      await hydrateAll(page)
      // The navigation is checked alone, because on a phone it may cover any control.
      const show = (display: string) =>
        page
          .locator('.floating-navigation')
          .evaluate((bar: HTMLElement, value) => (bar.style.display = value), display)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 })
        for (const [colorScheme, contrast] of checked) {
          await page.emulateMedia({ colorScheme })
          const where = `${width} px, ${colorScheme}`
          if (hasOwnColors) {
            expect.soft(await faintControls(page), `contrast of controls, ${where}`).toEqual([])
          }
          const bar = await violations(page, '.floating-navigation', contrast)
          expect.soft(bar, `axe, navigation, ${where}`).toEqual([])
          // The rest is checked below at 360 px, with all details open.
          if (width === 360) continue
          await show('none')
          expect.soft(await violations(page, 'html', contrast), `axe, ${where}`).toEqual([])
          await show('')
        }
      }
      await show('none')
      // A sticky header would cover whatever the page happens to have scrolled beneath it.
      await page
        .locator('.site-header')
        .evaluate((header: HTMLElement) => (header.style.position = 'static'))
      await inEachState(page, async (state, part) => {
        for (const [colorScheme, contrast] of checked) {
          await page.emulateMedia({ colorScheme })
          expect
            .soft(await violations(page, part, contrast), `axe, ${colorScheme}${state}`)
            .toEqual([])
        }
      })
    })
  })
}

/** Runs in the page: counts the words of the headline that the greeting covers. */
function wordsUnderGreeting(section: Element): number {
  const bubble = (section.querySelector('.bubble') as Element).getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(section.querySelector('h1 > [aria-hidden]') as Element)
  return Array.from(range.getClientRects()).filter(
    ({ right, top }) => right > bubble.left && top < bubble.bottom,
  ).length
}

/** Runs in the page: the baselines of the first lines of texts, in pixels from the top. */
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
