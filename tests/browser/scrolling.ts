import { expect, type Page } from 'playwright/test'

/** Scrolls to a distance from the top, without animation, and waits until a frame is painted. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/** Scrolls by a distance, without animation, and waits until a frame is painted. */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  await scrollTo(page, (await page.evaluate(() => scrollY)) + distance)
}

/**
 * Scrolls until the navigation is visible on a phone: down three viewport heights, and then up past
 * anything that the bar must not cover.
 */
export async function showNavigation(page: Page): Promise<void> {
  await scrollTo(page, 3 * (await page.evaluate(() => innerHeight)))
  const navigation = page.locator('.floating-navigation')
  await navigation.evaluate(async (element) => {
    // The page may handle the first two scrolls as a single scroll down.
    do {
      window.scrollBy({ top: -50, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    } while (element.hasAttribute('data-hidden') && scrollY > 0)
  })
  await expect(navigation).not.toHaveAttribute('data-hidden')
}

export async function scrollToEnd(page: Page): Promise<void> {
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
}

/**
 * Scrolls until a section's top is at the given distance from the top of the viewport, or less than
 * one pixel closer.
 */
export async function scrollSectionTo(page: Page, anchor: string, distance: number) {
  const top = await sectionTop(page, anchor)
  const scrolled = await page.evaluate(() => scrollY)
  await scrollTo(page, Math.ceil(scrolled + top - distance))
}

/** Returns a section's distance from the top of the viewport, in CSS pixels. */
export function sectionTop(page: Page, anchor: string): Promise<number> {
  return page.locator(`section#${anchor}`).evaluate((section) => section.getBoundingClientRect().y)
}

/**
 * Expects a section's top to come within one pixel of the given distance from the top of the
 * viewport. The tolerance is needed because browsers round scroll positions to device pixels.
 */
export async function expectTopAt(page: Page, anchor: string, distance: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await sectionTop(page, anchor)) - distance), anchor)
    .toBeLessThanOrEqual(1)
}

/** Scrolls through the whole page, one viewport height at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }))
  for (let top = 0; top < height; top += step) await scrollTo(page, top)
}
