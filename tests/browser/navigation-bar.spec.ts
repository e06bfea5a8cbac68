import { hydrateAll } from './island-scripts.ts'
import { showNavigation } from './scrolling.ts'
import { expect, phone } from './site-test.ts'
import { test } from './text-size.ts'

/*
 * The navigation on phones, a bar over the page: at the widths of phones, and with the default text
 * sizes that visitors with low vision choose in their browser.
 */

const WIDTHS = [320, 360, 767]

test.use(phone)

for (const textSize of [16, 24, 32]) {
  test.describe(`with a default text size of ${textSize} px,`, () => {
    test.use({ textSize })

    test('the bar covers no buttons, nor the form, nor the questions to YouBot', async ({
      page,
    }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 })
        for (const path of ['/en', '/en/precos']) {
          await page.goto(path)
          await hydrateAll(page)
          await showNavigation(page)
          const covered = await page.evaluate(coveredByBar)
          expect(covered, `${path} at ${width} px`).toEqual([])
        }
      }
    })

    test('the bar is inside the window, with targets of 44 px and icons as large as the text', async ({
      page,
    }) => {
      await page.goto('/en')
      const bar = page.locator('.floating-navigation .axis')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 })
        const { x = -1, width: barWidth = Infinity } = (await bar.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + barWidth).toBeLessThanOrEqual(width)
        for (const link of await bar.locator('a').all()) {
          const target = (await link.boundingBox()) ?? new DOMRect()
          expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44)
        }
        expect((await bar.locator('svg').first().boundingBox())?.width).toBe(textSize * 1.25)
      }
    })
  })
}

test('the bar on a phone starts at the left edge of the content', async ({ page }) => {
  await page.goto('/en')
  for (const width of [360, 480, 767]) {
    await page.setViewportSize({ width, height: 640 })
    const bar = await page.locator('.floating-navigation .axis').boundingBox()
    const content = await page.locator('#home h1').boundingBox()
    expect(Math.abs((bar?.x ?? 0) - (content?.x ?? Infinity))).toBeLessThan(1)
  }
})

/**
 * Runs in the page: finds the elements that the bar covers after the page is scrolled up until
 * their lower or upper edge is at the bar.
 */
async function coveredByBar(): Promise<string[]> {
  const bar = document.querySelector('.floating-navigation .axis')
  const elements = [...document.querySelectorAll('main :is(.button, .ask, .contact-form)')].filter(
    (element) => element.checkVisibility(),
  )
  if (!bar || elements.length < 3) return ['no elements found']
  const scrollToFrame = async (top: number) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
  const covered: string[] = []
  for (const element of elements) {
    for (const edge of ['bottom', 'top'] as const) {
      const target = element.getBoundingClientRect()[edge] + scrollY - innerHeight + 40
      await scrollToFrame(target + 100)
      await scrollToFrame(target)
      const [over, under] = [bar.getBoundingClientRect(), element.getBoundingClientRect()]
      const isOver = over.top < under.bottom && over.bottom > under.top
      const { opacity } = getComputedStyle(bar)
      if (isOver && opacity !== '0') covered.push(`${edge} of ${element.outerHTML.slice(0, 80)}`)
    }
  }
  return covered
}
