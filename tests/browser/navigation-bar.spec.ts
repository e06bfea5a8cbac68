import { hydrateAll } from './island-scripts.ts'
import { showNavigation } from './scrolling.ts'
import { expect, phone, test } from './site-test.ts'

/*
 * Tests the navigation at phone widths, where it is a bar over the page. The first test also runs
 * with a larger default font size, which visitors with low vision may set in their browser.
 */

const widths = [320, 767]

test.use(phone)

for (const textSize of [16, 32]) {
  test.describe(`with a default font size of ${textSize} px,`, () => {
    test.use({ textSize })

    test('the bar stays in the viewport and covers no button, chat or form', async ({ page }) => {
      const bar = page.locator('.floating-navigation .bar')
      for (const path of ['/en', '/en/precos']) {
        await page.goto(path)
        await hydrateAll(page)
        for (const width of widths) {
          const where = `${path} at ${width} px`
          await page.setViewportSize({ width, height: 640 })
          await showNavigation(page)
          const { x = -1, width: barWidth = Infinity } = (await bar.boundingBox()) ?? {}
          expect(x, where).toBeGreaterThanOrEqual(0)
          expect(x + barWidth, where).toBeLessThanOrEqual(width)
          for (const link of await bar.locator('a').all()) {
            const target = (await link.boundingBox()) ?? new DOMRect()
            expect(Math.min(target.width, target.height), where).toBeGreaterThanOrEqual(44)
          }
          // The icons scale with the text.
          const icon = await bar.locator('svg').first().boundingBox()
          expect(icon?.width, where).toBe(textSize * 1.25)
          expect(await page.evaluate(coveredByBar), where).toEqual([])
        }
      }
    })
  })
}

test('on a phone, the bar is aligned with the left edge of the content', async ({ page }) => {
  await page.goto('/en')
  for (const width of [360, 480, 767]) {
    await page.setViewportSize({ width, height: 640 })
    const bar = await page.locator('.floating-navigation .bar').boundingBox()
    const content = await page.locator('#home h1').boundingBox()
    expect(Math.abs((bar?.x ?? 0) - (content?.x ?? Infinity))).toBeLessThan(1)
  }
})

/**
 * Runs in the page: scrolls up from the bottom, stopping where the lower or upper edge of an
 * element is level with the bar, and finds the elements that the bar then covers.
 */
async function coveredByBar(): Promise<string[]> {
  const bar = document.querySelector('.floating-navigation .bar')
  const elements = [...document.querySelectorAll('main :is(.button, .ask, .contact-form)')].filter(
    (element) => element.checkVisibility(),
  )
  if (!bar || elements.length < 3) return ['no elements found']
  const edges = elements
    .flatMap((element) => (['bottom', 'top'] as const).map((edge) => ({ element, edge })))
    .map(({ element, edge }) => {
      const top = element.getBoundingClientRect()[edge] + scrollY - innerHeight + 40
      return { element, edge, top }
    })
    .toSorted((one, other) => other.top - one.top)
  const covered: string[] = []
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  for (const { element, edge, top } of edges) {
    window.scrollTo({ top, behavior: 'instant' })
    // The bar reacts to scrolling in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()]
    const isOver = over.top < under.bottom && over.bottom > under.top
    const { opacity } = getComputedStyle(bar)
    if (isOver && opacity !== '0') covered.push(`${edge} of ${element.outerHTML.slice(0, 80)}`)
  }
  return covered
}
