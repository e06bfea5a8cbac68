import type { Page } from 'playwright/test'
import { loadFonts } from '../../browser/load-fonts.ts'
import { hydratedIsland } from './island-scripts.ts'
import { scrollThrough, scrollTo } from './scrolling.ts'
import { expect, moving, phone, test } from './site-test.ts'

test.use(moving)

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

for (const path of ['/en', '/en/precos']) {
  for (const width of [1280, 360]) {
    test.describe(`${path} at ${width} px`, () => {
      if (width === 360) test.use(phone)

      test('has a text LCP element, lazily loaded images and no layout shift', async ({ page }) => {
        const hasPainted = () => performance.getEntriesByType('paint').length === 2
        await page.route('**/*.woff2', async (route) => {
          await page.waitForFunction(hasPainted)
          await route.continue()
        })
        await page.addInitScript(recordLayoutShifts)
        await page.goto(path)
        await loadFonts(page)
        const pictures = await picturesOf(page)
        expect(pictures.length).toBeGreaterThanOrEqual(4)
        expect(pictures.filter(({ hasSpace }) => !hasSpace)).toEqual([])
        expect(pictures.filter(({ isAbove, isLazy }) => isAbove && isLazy)).toEqual([])
        // The whole hero is above the fold on a laptop, so its images load eagerly on a phone, too.
        const lower = pictures.filter(({ isAbove, isInHero }) => !isAbove && !isInHero)
        expect(lower.filter(({ isLazy }) => !isLazy)).toEqual([])
        expect(
          pictures.filter(({ url }) => !/\.(svg|avif|webp|webm|png)$/.test(url ?? '')),
        ).toEqual([])
        const largest = await page.evaluate(
          () =>
            new Promise<string | undefined>((resolve) => {
              new PerformanceObserver((list) => {
                const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
                resolve(entry.element?.localName)
              }).observe({ type: 'largest-contentful-paint', buffered: true })
            }),
        )
        expect(largest).toMatch(/^(h1|h2|p|span)$/)
        await scrollThrough(page)
        expect(await layoutShifts(page)).toEqual([])
      })
    })
  }
}

test('an island in view hydrates on scroll or when a scrolled page reloads', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const isRequested = () => urls.some((url) => url.includes('/hydrate-island-'))
  await page.goto('/en/precos', { waitUntil: 'networkidle' })
  expect(isRequested()).toBe(false)
  await scrollTo(page, 200)
  await expect(hydratedIsland(page, 'plan-cards')).toHaveCount(1)
  expect(isRequested()).toBe(true)
  await page.reload()
  await expect(hydratedIsland(page, 'plan-cards')).toHaveCount(1)
})

function picturesOf(page: Page) {
  return page.locator('img, video').evaluateAll((elements) =>
    (elements as (HTMLImageElement | HTMLVideoElement)[]).map((element) => {
      const { top, width, height } = element.getBoundingClientRect()
      const isSized = element.hasAttribute('width') && element.hasAttribute('height')
      // A flag fills a box whose size the stylesheet sets.
      const fillsBox = getComputedStyle(element).position === 'absolute'
      const isVideo = element instanceof HTMLVideoElement
      return {
        url: element.currentSrc || element.src || element.dataset['poster'],
        hasSpace: (isSized || fillsBox) && width > 0 && height > 0,
        isAbove: top < innerHeight,
        isInHero: element.closest('.hero') !== null,
        isLazy: isVideo
          ? element.preload === 'none' && element.poster === ''
          : element.loading === 'lazy',
      }
    }),
  )
}

/** Runs in the page before all other scripts: records layout shifts and where they occur. */
function recordLayoutShifts(): void {
  const shifts: { value: number; moved: (string | undefined)[] }[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120))
      if (!hadRecentInput) shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns the layout shifts so far, or an empty list if they total less than 0.005. */
function layoutShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { shifts } = globalThis as unknown as { shifts: { value: number }[] }
    return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts
  })
}
