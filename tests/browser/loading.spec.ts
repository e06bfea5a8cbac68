import type { Page } from 'playwright/test'
import { hydratedIsland } from './island-scripts.ts'
import { scrollTo } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'

for (const path of ['/en', '/en/precos']) {
  for (const width of [1280, 360]) {
    test.describe(`${path} at ${width} px`, () => {
      if (width === 360) test.use(phone)

      test('reserves space for its images, loads them lazily below the first screen, and has text as its largest contentful paint', async ({
        page,
      }) => {
        await page.goto(path)
        const pictures = await picturesOf(page)
        expect(pictures.length).toBeGreaterThanOrEqual(4)
        expect(pictures.filter(({ hasSpace }) => !hasSpace)).toEqual([])
        expect(pictures.filter(({ isAbove, isLazy }) => isAbove === isLazy)).toEqual([])
        expect(pictures.filter(({ url }) => !/\.(svg|avif|webp|webm)$/.test(url ?? ''))).toEqual([])
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
      })
    })
  }
}

test('an island on screen is not hydrated until the visitor scrolls', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const isRequested = () => urls.some((url) => url.includes('/hydrate-island-'))
  await page.goto('/en/precos', { waitUntil: 'networkidle' })
  expect(isRequested()).toBe(false)
  await scrollTo(page, 1)
  await expect(hydratedIsland(page, 'plan-cards')).toHaveCount(1)
  expect(isRequested()).toBe(true)
})

test('an island is hydrated at once if the page is reloaded at a lower position', async ({
  page,
}) => {
  await page.goto('/en/precos')
  await scrollTo(page, 200)
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
        url: element.currentSrc || element.dataset['poster'],
        hasSpace: (isSized || fillsBox) && width > 0 && height > 0,
        isAbove: top < innerHeight,
        isLazy: isVideo
          ? element.preload === 'none' && element.poster === ''
          : element.loading === 'lazy',
      }
    }),
  )
}
