import jsQR from 'jsqr'
import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { site, wordsOf } from '../fixtures/words.ts'
import { expect, moving, test } from './site-test.ts'

test.use(moving)

/**
 * The duration of one marquee cycle, in milliseconds, and the gap between two logos, in pixels
 * (specification, section 9).
 */
const TURN = 30_000
const GAP = 64

/** Viewport widths in pixels, from a phone to a large screen. */
const widths = [360, 1280, 3840]

const marquee = (page: Page) => page.locator('.marquee')

test('the client logo marquee is accessible and loops without jumps or gaps', async ({ page }) => {
  await page.goto('/en')
  const { title, logo: name } = wordsOf('en', 'partners').clients
  const group = page.getByRole('group', { name: title }).getByRole('img')
  await expect(group).toHaveCount(site.clients.length)
  for (const [index, client] of site.clients.entries()) {
    await expect(group.nth(index)).toHaveAccessibleName(name.replace('{client}', client))
  }
  await page.locator('.clients .motion-control').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#contato :focus')).toHaveCount(1)

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const start = await logosAt(page, 0)
    const end = await logosAt(page, TURN - 0.001)
    expect(end, `${width} px`).toEqual(start)
    // The last logo is cut off by the edge of the viewport, or ends at most one gap before it.
    expect(Math.max(...end.map(({ right }) => right))).toBeGreaterThanOrEqual(width - GAP)
  }

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const logos = await logosAt(page, 0)
    expect(logos).toHaveLength(site.clients.length)
    for (const { left, right } of logos) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
})

test('the WhatsApp QR code can be scanned in both colour schemes', async ({ page }) => {
  await page.goto('/en')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const image = page.locator('#produtos .qr-code')
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    // The screenshot includes the quiet zone, which QR readers need.
    const picture = PNG.sync.read(await page.locator('#produtos .qr').screenshot())
    const pixels = new Uint8ClampedArray(picture.data)
    // The code must be dark on light, because many readers reject an inverted code.
    const options = { inversionAttempts: 'dontInvert' } as const
    const found = jsQR(pixels, picture.width, picture.height, options)
    expect(found?.data, colorScheme).toBe(site.whatsappUrl)
  }
})

/**
 * Pauses the marquee at the given time in its cycle (in milliseconds) and returns the logos in the
 * viewport.
 */
function logosAt(page: Page, time: number) {
  return marquee(page).evaluate((element, now) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = now
    }
    return [...element.querySelectorAll('li')]
      .filter((logo) => logo.checkVisibility())
      .map((logo) => {
        const { left, right } = logo.getBoundingClientRect()
        return { name: logo.textContent, left: Math.round(left), right: Math.round(right) }
      })
      .filter(({ left, right }) => right > 0 && left < innerWidth)
  }, time)
}
