import type { Page } from 'playwright/test'
import { hydratedIsland } from './island-scripts.ts'
import { scrollThrough, scrollTo } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'
import { recordTrace } from './trace.ts'

interface StyleEvent {
  name: string
  args: { elementCount?: number }
}

for (const path of ['/en', '/en/precos']) {
  for (const width of [1280, 360]) {
    test.describe(`${path} at ${width} px`, () => {
      if (width === 360) test.use(phone)

      test('reserves space for its pictures and loads them lazily below the first screen', async ({
        page,
      }) => {
        await page.goto(path)
        const pictures = await picturesOf(page)
        expect(pictures.length).toBeGreaterThanOrEqual(4)
        expect(pictures.filter(({ hasSpace }) => !hasSpace)).toEqual([])
        expect(pictures.filter(({ isAbove, isLazy }) => isAbove === isLazy)).toEqual([])
        expect(pictures.filter(({ url }) => !/\.(svg|avif|webp|webm)$/.test(url ?? ''))).toEqual([])
      })

      test('has a text as its largest contentful paint', async ({ page }) => {
        await page.goto(path)
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

for (const width of [1280, 360]) {
  test(`the poster of the demo video is no larger than needed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en')
    await scrollThrough(page)
    const pixels = await page.locator('video[poster]').evaluate(async (video: HTMLVideoElement) => {
      const poster = new Image()
      poster.src = video.poster
      await poster.decode()
      return poster.naturalWidth / video.getBoundingClientRect().width
    })
    // Screens have one or two pixels for each CSS pixel.
    expect(pixels).toBeGreaterThanOrEqual(1)
    expect(pixels).toBeLessThanOrEqual(2.3)
  })
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

// A script that changes the root element can restyle the whole page, which delays the first tap.
test('the styles of a page are computed once while it loads', async ({ browser, page }) => {
  const events = await recordTrace<StyleEvent>(browser, page, ['devtools.timeline'], async () => {
    await page.goto('/en')
    await page.locator('html.arrived').waitFor()
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    })
  })
  const elements = await page.locator('*').count()
  const computed = events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
    // Each frame of an animation computes a few.
    .filter((count) => count > elements / 10)
    .reduce((sum, count) => sum + count, 0)
  expect(computed).toBeGreaterThan(elements / 2)
  expect(computed).toBeLessThan(elements * 1.5)
})

function picturesOf(page: Page) {
  return page.locator('img, video').evaluateAll((elements) =>
    (elements as (HTMLImageElement | HTMLVideoElement)[]).map((element) => {
      const { top, width, height } = element.getBoundingClientRect()
      const isSized = element.hasAttribute('width') && element.hasAttribute('height')
      // A flag fills a box that has its size from the styles.
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
