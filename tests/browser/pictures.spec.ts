import { pageUrls } from '../../src/urls.ts'
import { scrollThrough } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** How many pixels a picture may have for one that is shown: screens have up to two. */
const MOST_PIXELS = 2.3

for (const { path } of pageUrls) {
  test(`the pictures of ${path} keep their room, come in time and are no larger than they are shown`, async ({
    page,
  }) => {
    await page.goto(path)
    const pictures = page.locator('img, video')
    const seen = await pictures.evaluateAll((elements, first) => {
      return (elements as (HTMLImageElement | HTMLVideoElement)[]).map((element) => {
        const { top, width, height } = element.getBoundingClientRect()
        const { position } = getComputedStyle(element)
        return {
          source: element.currentSrc || element.dataset['poster'],
          // A flag fills a box that has its size from the styles.
          hasRoom:
            position === 'absolute' ||
            (element.hasAttribute('width') && element.hasAttribute('height')),
          isShown: width > 0 && height > 0,
          above: top < first,
          waits:
            element instanceof HTMLVideoElement
              ? element.preload === 'none' && element.poster === ''
              : element.loading === 'lazy',
        }
      })
    }, page.viewportSize()?.height ?? 0)
    expect(seen.length).toBeGreaterThanOrEqual(4)
    expect(seen.filter(({ hasRoom, isShown }) => !hasRoom || !isShown)).toEqual([])
    expect(seen.filter(({ above, waits }) => above === waits)).toEqual([])
    // Drawn, or in a format of this time.
    expect(seen.filter(({ source }) => !/\.(svg|avif|webp|webm)$/.test(source ?? ''))).toEqual([])

    await scrollThrough(page)
    const video = page.locator('video[poster]')
    if ((await page.locator('video').count()) === 0) return
    const pixels = await video.evaluate(async (element: HTMLVideoElement) => {
      const poster = new Image()
      poster.src = element.poster
      await poster.decode()
      return poster.naturalWidth / element.getBoundingClientRect().width
    })
    expect(pixels).toBeGreaterThanOrEqual(1)
    expect(pixels).toBeLessThanOrEqual(MOST_PIXELS)
  })

  test(`what is painted largest at ${path} is a text`, async ({ page }) => {
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
}
