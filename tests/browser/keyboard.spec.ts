import type { JSHandle, Page } from 'playwright/test'
import { hydrateAll } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

/** An element that received the focus. */
interface Stop {
  name: string
  /** The element's index among the focusable elements, in document order. */
  index: number
  /** Whether the element is in the main content, but not in a scroll container. */
  isInColumn: boolean
  /** The element's distance from the top of the page, in CSS pixels. */
  top: number
  /** Why the focus is hard to see; empty if it is easy to see. */
  faults: string[]
}

for (const { path, width, height } of [
  { path: '/en', width: 1280, height: 900 },
  { path: '/en/precos', width: 1280, height: 900 },
  { path: '/en', width: 360, height: 800 },
  // 1280 × 1024 px at 400% zoom.
  { path: '/en', width: 320, height: 256 },
]) {
  test(`on ${path} at ${width} × ${height} px, the focus follows document order and stays fully visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await hydrateAll(page)
    const focusable = await page.evaluateHandle(focusableElements)
    const inOrder = await focusable.evaluate((elements) => [...elements.keys()])
    const hasBar = width < 768
    const forwards = await walk(page, focusable, 'Tab', hasBar)
    expect(forwards.map(({ index }) => index)).toEqual(inOrder)
    const backwards = await walk(page, focusable, 'Shift+Tab', hasBar)
    expect(backwards.map(({ index }) => index)).toEqual(inOrder.toReversed())
    for (const stops of [forwards, backwards]) {
      expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    }
    // In a single-column layout, Tab never moves the focus up the page.
    const tops = forwards.filter(({ isInColumn }) => isInColumn).map(({ top }) => top)
    if (hasBar) expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })
}

/** Presses a key until the focus leaves the page; returns the elements that received the focus. */
async function walk(
  page: Page,
  focusable: JSHandle<Element[]>,
  key: string,
  hasBar: boolean,
): Promise<Stop[]> {
  const stops: Stop[] = []
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  for (;;) {
    // Omits Tab's `keyup` events, which have no effect; this halves the test's duration.
    await page.keyboard.down('Tab')
    const stop = await focusable.evaluate(describeFocus, hasBar)
    if (stop === undefined) break
    // While one of the browser's video controls has the focus, the active element is the video.
    if (stop.index !== stops.at(-1)?.index) stops.push(stop)
  }
  await page.keyboard.up('Shift')
  return stops
}

/** Runs in the page: returns the elements that the Tab key focuses, in document order. */
function focusableElements(): Element[] {
  const selector = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]'
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    // A tab list passes the focus on to the open tab.
    .map((element) => element.querySelector('[role="tab"][aria-selected="true"]') ?? element)
  return [...new Set(all)]
}

/** Runs in the page: describes the focused element, unless the focus has left the page. */
async function describeFocus(focusable: Element[], hasBar: boolean): Promise<Stop | undefined> {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  // The navigation bar on phones reacts in the frame after the browser has scrolled to the element.
  if (hasBar) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  // A link that wraps onto two lines has two boxes.
  const boxes = [...focused.getClientRects()]
  const { outlineStyle, outlineWidth, outlineOffset, maskImage } = getComputedStyle(focused)
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  /** How far the outline extends beyond the element, in CSS pixels. */
  const extent = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  return {
    name: (focused.textContent || focused.id).trim().slice(0, 40),
    index: focusable.indexOf(focused),
    isInColumn: focused.closest('main') !== null && focused.closest('[role=log], .chips') === null,
    top: Math.round((boxes[0]?.top ?? 0) + scrollY),
    faults: [
      ...(hasOutline ? [] : ['no outline']),
      // A mask clips the element at its border, and so hides an outline outside the border.
      ...(maskImage === 'none' || extent <= 0 ? [] : ['masked outline']),
      ...new Set(boxes.flatMap((box) => clips(focused, box))),
      ...new Set(boxes.flatMap((box) => covers(focused, box))),
    ],
  }

  /** Finds the ancestors that clip an outline on the left or on the right. */
  function clips(element: Element, { left, right }: DOMRect): string[] {
    const found: string[] = []
    let at = element.parentElement
    for (; at && at !== document.body; at = at.parentElement) {
      const { overflowX, contain } = getComputedStyle(at)
      if (overflowX === 'visible' && !/strict|content|paint/.test(contain)) continue
      const box = at.getBoundingClientRect()
      if (left - extent < box.left - 1 || right + extent > box.right + 1) {
        found.push(`outline cut off by .${at.className}`)
      }
    }
    return found
  }

  /** Finds what covers the corners, edge midpoints or centre of one of an element's boxes. */
  function covers(element: Element, { left, right, top, bottom }: DOMRect): string[] {
    const INSET = 2
    // The log and the panels may be too tall to fit between the bars; a visible part is enough.
    const isHigh = bottom - top > innerHeight / 2
    const [first, last] = isHigh ? [Math.max(0, top), Math.min(innerHeight, bottom)] : [top, bottom]
    const across = [left + INSET, (left + right) / 2, right - INSET]
    const down = [first + INSET, (first + last) / 2, last - INSET]
    const found = across.flatMap((x) =>
      down.flatMap((y) => {
        const onTop = document.elementFromPoint(x, y)
        if (onTop === null) return ['outside of the window']
        // A point at a rounded corner may be outside the element, in an ancestor.
        if (element.contains(onTop) || onTop.contains(element)) return []
        return [`hidden by ${onTop.outerHTML.slice(0, 80)}`]
      }),
    )
    return isHigh && found.length < across.length * down.length ? [] : found
  }
}
