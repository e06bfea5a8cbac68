import { expect, type Page } from 'playwright/test'

/** Scrolls at once, whatever the page's own way of scrolling, and waits for the next frame. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

export async function scrollToEnd(page: Page): Promise<void> {
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
}

/** Scrolls so that the top of a section comes to a distance from the top of the window, or just above it. */
export async function scrollSectionTo(page: Page, anchor: string, distance: number) {
  const top = await topOf(page, anchor)
  const scrolled = await page.evaluate(() => scrollY)
  await scrollTo(page, Math.ceil(scrolled + top - distance))
}

/** Distance of the top of a section from the top of the window. */
export function topOf(page: Page, anchor: string): Promise<number> {
  return page.locator(`section#${anchor}`).evaluate((section) => section.getBoundingClientRect().y)
}

/** The top of a section comes to a distance from the top of the window; browsers scroll by whole pixels. */
export async function expectTopAt(page: Page, anchor: string, distance: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await topOf(page, anchor)) - distance), anchor)
    .toBeLessThanOrEqual(1)
}

/** Scrolls through the whole page, a screen at a time, as a reader does. */
export async function scrollThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }))
  for (let top = 0; top < height; top += screen) await scrollTo(page, top)
}
