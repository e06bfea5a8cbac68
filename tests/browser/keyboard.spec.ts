import type { Page } from 'playwright/test'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/** An element that the Tab key moved the focus to. */
interface Stop {
  name: string
  /** Its index among the focusable elements, in document order. */
  index: number
  /** Whether it is in the main content, and not in something that scrolls. */
  isInColumn: boolean
  /** Distance from the top of the page, in CSS pixels. */
  top: number
  /** Why the focus is hard to see; empty if it is not. */
  faults: string[]
}

// With smooth scrolling, an element may still be on its way when its position is read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, width, height } of [
  { path: '/en', width: 1280, height: 900 },
  { path: '/en/precos', width: 1280, height: 900 },
  { path: '/en', width: 768, height: 900 },
  { path: '/en', width: 360, height: 800 },
  // 1280 by 1024 pixels at 400 percent zoom.
  { path: '/en', width: 320, height: 256 },
]) {
  test(`Tab focuses every element of ${path} at ${width} px in order, with a visible outline`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await hydrateAll(page)
    const count = await page.evaluate(listFocusable)
    const stops = await walk(page, count + 20)
    expect(stops.map(({ index }) => index)).toEqual([...Array(count).keys()])
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    // In one column, the next element is never higher on the page.
    const tops = stops.filter(({ isInColumn }) => isInColumn).map(({ top }) => top)
    if (width < 768) expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })
}

test('the first link of a page skips to its content', async ({ page }) => {
  await page.goto('/pt-BR')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await expect(page.locator('.skip')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

/** Presses Tab until the focus leaves the page, or up to a limit. */
async function walk(page: Page, limit: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === null) break
    // The browser's own buttons of a video player are inside the same element.
    if (stop.index !== stops.at(-1)?.index) stops.push(stop)
  }
  return stops
}

/** Keeps the focusable elements of the page in `window.focusable`. */
function listFocusable(): number {
  const selector = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]'
  const focusable = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
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
    isInColumn: element.closest('main') !== null && element.closest('[role=log], .chips') === null,
    top: Math.round(top + scrollY),
    faults,
  }
}
