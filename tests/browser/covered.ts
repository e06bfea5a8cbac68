import type { Locator } from 'playwright/test'

/**
 * Checks the corners, edge midpoints and centre of an element, and returns one line for each point
 * that is covered or outside the viewport. If a link wraps, checks only its first line.
 */
export function coveredPoints(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } =
      element.getClientRects()[0] ?? element.getBoundingClientRect()
    const inset = 2
    const faults: string[] = []
    for (const x of [left + inset, (left + right) / 2, right - inset]) {
      for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
        const hit = document.elementFromPoint(x, y)
        if (hit === null || !element.contains(hit)) {
          const what = hit?.outerHTML.slice(0, 60) ?? 'the edge of the window'
          faults.push(`${element.outerHTML.slice(0, 60)} at ${x},${y}: ${what}`)
        }
      }
    }
    return faults
  })
}

/** Returns the `elements` that overlap `other`, each represented by the start of its markup. */
export async function elementsOverlapping(elements: Locator, other: Locator): Promise<string[]> {
  return elements.evaluateAll(
    (all, one) => {
      const box = one.getBoundingClientRect()
      return all
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left < box.right && box.left < right && top < box.bottom && box.top < bottom
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    },
    await other.evaluateHandle((element) => element),
  )
}
