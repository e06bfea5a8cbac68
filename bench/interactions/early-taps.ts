import type { Page } from 'playwright'

export interface EarlyTap {
  name: string
  path: string
  /** What is tapped. */
  target: string
  /** What is there once the tap has had its effect. */
  effect: string
}

/** Taps that need a script which is still on its way. */
export const earlyTaps: EarlyTap[] = [
  {
    name: 'tab',
    path: '/en#solucoes',
    target: '[data-anchor="solucoes/data-driven"]',
    effect: '[data-anchor="solucoes/data-driven"][aria-selected=true]',
  },
  {
    name: 'empty form',
    path: '/en#contato',
    target: '.contact-form button',
    effect: '.contact-form [name=name]:focus',
  },
]

/** How long, in milliseconds, before a tap counts as lost. */
const PATIENCE = 10_000

/**
 * Taps at the first moment at which there is something to tap.
 *
 * @returns milliseconds until its effect is painted, NaN for a tap that is lost
 */
export async function tapEarly(page: Page, { path, target, effect }: EarlyTap): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  const { x, y } = await page.evaluate<{ x: number; y: number }>(
    `whenPainted(${JSON.stringify(target)})`,
  )
  const answered = page.evaluate<number>(`watchTap(${JSON.stringify(effect)})`)
  await page.touchscreen.tap(x, y)
  let timer: NodeJS.Timeout | undefined
  const lost = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(NaN), PATIENCE)
  })
  return Promise.race([answered, lost]).finally(() => clearTimeout(timer))
}
