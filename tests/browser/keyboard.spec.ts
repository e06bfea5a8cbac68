import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, phone, test } from './site-test.ts'

/** An element that the Tab key moved the focus to. */
interface Stop {
  name: string
  /** Its index among the focusable elements, in document order. */
  index: number
  isInMain: boolean
  /** Distance from the top of the page, in CSS pixels. */
  top: number
  /** Why the focus is hard to see; empty if it is not. */
  faults: string[]
}

// With smooth scrolling, an element may still be on its way when its position is read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/en', '/en/precos']) {
  test(`Tab focuses every element of ${path} in order, with a visible outline`, async ({
    page,
  }) => {
    const stops = await walk(page, path)
    expect(stops[0]?.name).toBe(wordsOf('en', 'site').header.skip)
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
      stops.at(-1)?.name,
    )
  })
}

test.describe(() => {
  test.use(phone)

  test('Tab moves the focus only downwards in the content of /en at 360 px', async ({ page }) => {
    const stops = await walk(page, '/en')
    const tops = stops.filter(({ isInMain }) => isInMain).map(({ top }) => top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
})

test('Tab focuses every element of /en at 400 percent zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await walk(page, '/en')).not.toEqual([])
})

test('the first link of a page skips to its content', async ({ page }) => {
  await page.goto('/pt-BR')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await expect(page.locator('.skip')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

/** Presses Tab until the focus leaves the page, and expects it to visit every element once. */
async function walk(page: Page, path: string): Promise<Stop[]> {
  await page.goto(path)
  await hydrateAll(page)
  const count = await page.evaluate(listFocusable)
  const stops: Stop[] = []
  for (let presses = 0; presses < count + 20; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === null) break
    // The browser's own buttons of a video player are inside the same element.
    if (stop.index !== stops.at(-1)?.index) stops.push(stop)
  }
  expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, i) => i))
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
  return stops
}

/** Keeps the focusable elements of the page in `window.focusable`. */
function listFocusable(): number {
  const selector = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]'
  const focusable = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    // A list of tabs passes the focus on to the open one.
    .map((element) => element.querySelector('[role="tab"][aria-selected="true"]') ?? element)
  const unique = [...new Set(focusable)]
  Object.assign(globalThis, { focusable: unique })
  return unique.length
}

function describeFocus(): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const { focusable } = globalThis as unknown as { focusable: Element[] }
  // A link may be broken over two lines.
  const { left, right, top, bottom } =
    element.getClientRects()[0] ?? element.getBoundingClientRect()
  const faults = []
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline')
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
  const onTop = document.elementFromPoint(x, y)
  if (!element.contains(onTop)) faults.push(`hidden by ${onTop?.outerHTML.slice(0, 80)}`)
  return {
    name: (element.textContent || element.id).trim(),
    index: focusable.indexOf(element),
    isInMain: element.closest('main') !== null,
    top: Math.round(top + scrollY),
    faults,
  }
}
