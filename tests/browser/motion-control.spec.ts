import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { hydrateAll } from './island-scripts.ts'
import { spaceText } from '../site/layout-faults.ts'
import { elementsOverlapping } from './covered.ts'
import { expect, moving, test } from './site-test.ts'

test.use(moving)

/** How long content may move without a pause control, in milliseconds (WCAG 2.2.2). */
const SHORT = 5_000

/** A period longer than the headline's cycle of ten seconds, in milliseconds. */
const A_WHILE = 13_000

/** The parts of the page that move, each with its section's anchor. */
const parts = [
  { selector: '#home', anchor: '#home' },
  { selector: '.clients', anchor: '#parceiros' },
]

const controls = (page: Page) =>
  page.getByRole('checkbox', { name: wordsOf('en', 'site').pauseMotion })

test('the motion controls pause motion, even across a reload, and restart it', async ({ page }) => {
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (this.getItem(key) !== null) console.warn(`stored again: ${key}`)
      store.call(this, key, value)
    }
  })
  await page.goto('/en')
  const stored = () => page.evaluate(() => ({ ...localStorage, cookies: document.cookie }))
  await expect(controls(page)).toHaveCount(2)
  await expectMotion(page, 'running')
  await controls(page).first().click()
  await leave(page)
  await expectMotion(page, 'paused')
  await expect.poll(stored).toEqual({ 'motion-paused': '1', cookies: '' })
  for (const control of await controls(page).all()) await expect(control).toBeChecked()
  await page.locator('.floating-navigation a').last().click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('style', /scroll-behavior: smooth/)
  await expect(html).toHaveCSS('scroll-behavior', 'auto')

  await page.reload()
  for (const control of await controls(page).all()) await expect(control).toBeChecked()
  await expectMotion(page, 'paused')

  // The other control, operated by keyboard, starts the animations again.
  await controls(page).last().focus()
  await page.keyboard.press('Space')
  await leave(page)
  await expectMotion(page, 'running')
  await expect.poll(stored).toEqual({ cookies: '' })
  for (const control of await controls(page).all()) await expect(control).not.toBeChecked()
})

test('a motion control that is used before the script loads keeps its state', async ({ page }) => {
  let load = () => {}
  const late = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/en', { waitUntil: 'commit' })
  await controls(page).first().click()
  await expect(controls(page)).toHaveCount(1)
  load()
  await expect(controls(page)).toHaveCount(2)
  await expect(controls(page).nth(1)).toBeChecked()
  await expectMotion(page, 'paused')
})

test('a paused page looks the same after 13 s, but a moving page does not', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  await hydrateAll(page)
  for (const isPaused of [false, true]) {
    if (isPaused) await controls(page).first().click()
    await leave(page)
    for (const part of parts) {
      await show(page, part)
      const before = await page.screenshot()
      await passTime(page)
      const isSame = (await page.screenshot()).equals(before)
      expect(isSame, `${part.selector}, paused: ${isPaused}`).toBe(isPaused)
    }
  }
})

test.describe('without JavaScript,', () => {
  test.use({ javaScriptEnabled: false })

  test('each motion control pauses and restarts the headline and the logos', async ({ page }) => {
    await page.goto('/en')
    for (const index of [0, 1]) {
      await controls(page).nth(index).click()
      await leave(page)
      await expectMotion(page, 'paused')
      // The other control is hidden, because it could not start the animations again.
      await expect(controls(page)).toHaveCount(1)
      await controls(page).click()
      await leave(page)
      await expectMotion(page, 'running')
      await expect(controls(page)).toHaveCount(2)
    }
  })
})

test('motion controls are at least 44 × 44 px and leave a hero button in view', async ({
  page,
}) => {
  await page.goto('/en')
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    for (const control of await controls(page).all()) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    // Leaves 680 px below the header, as in a viewport 740 px high with a 60 px header. With five
    // or more languages, the header has a second row and is taller.
    const header = await page.locator('.site-header').boundingBox()
    await page.setViewportSize({ width, height: 680 + (header?.height ?? 0) })
    await expect(page.locator('#home .button').first()).toBeInViewport({ ratio: 1 })
  }
  await spaceText(page)
  const covered = await elementsOverlapping(page.locator('#home .bubble'), controls(page).first())
  expect(covered, 'spaced text').toEqual([])
})

/** Moves the pointer and the focus away from the motion controls. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
}

/** Expects only the headline and the marquee to have long animations, all in the given state. */
async function expectMotion(page: Page, state: AnimationPlayState): Promise<void> {
  // While it is out of view, the marquee has no animations.
  await page.locator('.marquee').scrollIntoViewIfNeeded()
  const states = () =>
    page.evaluate((short) => {
      const long = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > short)
      const classes = long.map(
        ({ effect }) =>
          (effect as KeyframeEffect).target?.closest('.rotating, .marquee')?.className,
      )
      return {
        classes: [...new Set(classes)].toSorted(),
        states: [...new Set(long.map(({ playState }) => playState))],
      }
    }, SHORT)
  await expect.poll(states).toEqual({ classes: ['marquee', 'rotating'], states: [state] })
}

/** Scrolls to a part of the page, and finishes animations that loading and scrolling started. */
async function show(page: Page, { selector, anchor }: (typeof parts)[number]): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  const current = page.locator('.floating-navigation [aria-current]')
  await expect(current).toHaveAttribute('href', anchor)
  // Logos in `img` elements load lazily, and would otherwise change the screenshot.
  await page.locator(`${selector} img`).evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {}
      if (animation.timeline === document.timeline && iterations !== Infinity) animation.finish()
    }
  })
}

/** Advances the page's clock and its animations by the same amount of time. */
async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(A_WHILE)
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline || animation.playState !== 'running') continue
      animation.currentTime = Number(animation.currentTime) + time
    }
  }, A_WHILE)
}

test.describe('with a default font size of 32 px,', () => {
  test.use({ textSize: 32, viewport: { width: 360, height: 800 } })

  test('the controls are within the viewport', async ({ page }) => {
    await page.goto('/en')
    for (const control of await page.locator('.motion-control').all()) {
      const { x = 0, width = 0 } = (await control.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })
})
