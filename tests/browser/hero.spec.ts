import type { Page } from 'playwright/test'
import { expect, moving, test } from './site-test.ts'

test.use(moving)

test('late-loading fonts replace fallback fonts without moving the headline', async ({ page }) => {
  let load = () => {}
  const late = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/*.woff2', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'commit' })
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toBeVisible()
  // After the first contentful paint, late fonts with `font-display: optional` would not be used.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
  const box = await headline.boundingBox()
  const fonts = { 'h1 > [aria-hidden]': 'Bricolage', '.hero .lead': 'Instrument' }
  for (const [selector, name] of Object.entries(fonts)) {
    expect(await fontsOf(page, selector)).not.toContainEqual(expect.stringContaining(name))
  }
  load()
  for (const [selector, name] of Object.entries(fonts)) {
    await expect.poll(() => fontsOf(page, selector)).toEqual([expect.stringContaining(name)])
  }
  expect(await headline.boundingBox()).toEqual(box)
})

test("the greeting is below the headline's changing word even without a lead", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('.hero .lead').evaluate((lead) => lead.remove())
  const word = await page.locator('.rotating').boundingBox()
  const greeting = await page.locator('.signal-figure .bubble').boundingBox()
  expect(greeting?.y).toBeGreaterThan((word?.y ?? Infinity) + (word?.height ?? 0))
})

test('the greeting covers no dot, and the curve ends below its corner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { beside, below, covered } = await page.locator('.signal-figure').evaluate((figure) => {
      const curve = figure.querySelector('.curve') as SVGPathElement
      const bubble = (figure.querySelector('.bubble') as Element).getBoundingClientRect()
      const end = curve.getPointAtLength(curve.getTotalLength())
      const corner = end.matrixTransform(curve.getScreenCTM() ?? undefined)
      const scatter = figure.querySelector('.scatter') as SVGPathElement
      const matrix = scatter.getScreenCTM() as DOMMatrix
      const radius = (Number.parseFloat(getComputedStyle(scatter).strokeWidth) / 2) * matrix.a
      const dots = [...(scatter.getAttribute('d') ?? '').matchAll(/M(\d+) (-?\d+)/g)]
      return {
        beside: Math.abs(bubble.right - corner.x),
        below: corner.y - bubble.bottom,
        covered: dots.filter(([, left, top]) => {
          const { x, y } = new DOMPoint(Number(left), Number(top)).matrixTransform(matrix)
          return x > bubble.left - radius && y < bubble.bottom + radius && y > bubble.top - radius
        }).length,
      }
    })
    expect.soft(beside, `end of the curve at ${width} px`).toBeLessThan(2)
    expect.soft(below, `end of the curve at ${width} px`).toBeGreaterThan(5)
    expect.soft(below, `end of the curve at ${width} px`).toBeLessThan(20)
    expect.soft(covered, `covered dots at ${width} px`).toBe(0)
  }
})

test('the curve grows, and then the greeting appears, all within 1.2 s', async ({ page }) => {
  // On a busy machine, the animations could otherwise end before the test inspects them.
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.pause()
    })
  })
  await page.goto('/en')
  await expect(page.locator('.signal-figure .line .residuals')).toHaveCount(1)
  const ends = await page.locator('.signal-figure').evaluate((figure) => {
    const animations = figure.getAnimations({ subtree: true })
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = 0
    }
    const endOf = (some: Animation[]) =>
      Math.max(...some.map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
    const curve = animations.filter(({ effect }) =>
      (effect as KeyframeEffect).target?.matches('.line'),
    )
    const greeting = animations.filter(({ effect }) =>
      (effect as KeyframeEffect).target?.matches('.bubble'),
    )
    return { curve: endOf(curve), greeting: endOf(greeting), all: endOf(animations) }
  })
  expect(ends.curve).toBeGreaterThan(700)
  expect(ends.greeting).toBeGreaterThan(ends.curve)
  expect(ends.all).toBeLessThanOrEqual(1200)
})

/** Returns the names of the fonts that the browser uses to render an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map(({ familyName }) => familyName)
}
