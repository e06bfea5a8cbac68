import type { Page } from 'playwright/test'

/** Collects what moves on the page by itself, from its first moment; to be called before it is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return element?.closest('[class]')?.className ?? node?.nodeName
        })
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far each thing moved and what it was, so far; less than 0.005 counts as nothing. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { layoutShifts: shifts } = globalThis as unknown as { layoutShifts: string[] }
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
    return sum < 0.005 ? [] : shifts
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
