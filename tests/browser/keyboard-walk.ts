import type { Page } from 'playwright/test'

/** An element that the Tab key came to. */
export interface Stop {
  name: string
  /** Its place among all that can be focused, in the order of the document; -1 for none of them. */
  place: number
  /** Whether it belongs to the page, not to what stands around every page. */
  inMain: boolean
  /** Its distance from the top of the page, in CSS pixels. */
  top: number
  /** What a person who looks for the focus would miss; empty where it is plain to see. */
  faults: string[]
}

/** Presses Tab until the focus leaves the page, or far too often. */
export async function walk(page: Page): Promise<{ stops: Stop[]; all: number }> {
  const stops: Stop[] = []
  const all = await page.evaluate(countFocusable)
  for (let presses = 0; presses < all + 20; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === null) break
    // The buttons inside the player of a video are the browser's own, and drawn by it.
    if (stop.place !== -1 && stop.place === stops.at(-1)?.place) continue
    stops.push(stop)
  }
  return { stops, all }
}

function countFocusable(): number {
  const selector = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]'
  const focusable = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    // A list of tabs passes the focus on to the open one.
    .map((element) => element.querySelector('[role="tab"][aria-selected="true"]') ?? element)
  const inOrder = [...new Set(focusable)]
  Object.assign(globalThis, { focusable: inOrder })
  return inOrder.length
}

function describeFocus(): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const { focusable } = globalThis as unknown as { focusable: HTMLElement[] }
  // A link may be broken over two lines: the first one counts.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return {
    name: `${element.tagName.toLowerCase()} ${(element.textContent || element.id).trim().slice(0, 40)}`,
    place: focusable.indexOf(element),
    inMain: element.closest('main') !== null,
    top: Math.round(box.top + scrollY),
    faults: [...ringFaults(), ...positionFaults()],
  }

  function positionFaults(): string[] {
    const seen = {
      left: Math.max(0, box.left),
      right: Math.min(innerWidth, box.right),
      top: Math.max(0, box.top),
      bottom: Math.min(innerHeight, box.bottom),
    }
    if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return ['outside the window']
    const middle = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2] as const
    const onTop = document.elementFromPoint(...middle)
    return element?.contains(onTop) ? [] : [`under ${onTop?.outerHTML.slice(0, 80)}`]
  }

  function ringFaults(): string[] {
    const style = getComputedStyle(element as HTMLElement)
    const width = Number.parseFloat(style.outlineWidth)
    if (style.outlineStyle === 'none' || width < 2) return ['without a ring']
    // A ring inside the element lies on its own ground, else on what is behind it.
    const inside = Number.parseFloat(style.outlineOffset) < 0
    const ground = groundOf(inside ? element : (element?.parentElement ?? null))
    const ratio = contrast(style.outlineColor, ground)
    return ratio >= 3 ? [] : [`ring of ${style.outlineColor} on ${ground}: ${ratio.toFixed(1)}`]
  }

  function groundOf(start: Element | null): string {
    for (let at = start; at !== null; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor
      if (!/^rgba\(.*, 0\)$/.test(color)) return color
    }
    return 'rgb(255, 255, 255)'
  }

  function contrast(one: string, other: string): number {
    const [light = 1, dark = 1] = [one, other].map(luminance).toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
