import { expect } from 'vitest'
import type { EngineName } from '../engines.ts'
import type { FixtureServers } from '../fixture-servers.ts'
import type { Page } from '../page.ts'

export interface Surroundings {
  page: Page
  servers: FixtureServers
  engine: EngineName
  /** Returns a page in Chromium, with reduced motion, for comparison with the tested engine. */
  reference: () => Promise<Page>
  /** Allows console messages that contain one of these strings. */
  expectProblems: (...parts: string[]) => void
}

export type Run = (surroundings: Surroundings) => Promise<void>

/** A test of one behaviour, in a viewport that is initially 1280 × 800 px. */
export type Behaviour = Run | { run: Run; notIn?: Reasons }

/** The engines in which a behaviour is not tested, with the reasons. */
type Reasons = Partial<Record<EngineName, string>>

export const PRECISE_IN_CHROMIUM =
  '`tests/browser` tests it more precisely, with a paused clock and in more viewports'

/** Behaviours by title, in the order in which they are tested. */
export type Behaviours = Record<string, Behaviour>

/**
 * The distance between the top of the viewport and a section to which a link has scrolled, in CSS
 * pixels (specification, section 9).
 */
export const SCROLL_OFFSET = 120

/**
 * Waits until an element's top is within one pixel of the given distance from the top of the
 * viewport. The tolerance is needed because engines round scroll positions to device pixels.
 */
export async function expectTopAt(page: Page, selector: string, distance: number): Promise<void> {
  await expect
    .poll(async () => Math.abs(((await page.topOf(selector)) ?? Infinity) - distance), {
      message: `distance of ${selector} from ${distance} px`,
    })
    .toBeLessThanOrEqual(1)
}

export async function expectLocation(page: Page, location: string): Promise<void> {
  await expect.poll(() => page.location()).toBe(location)
}

/** Waits until the visible elements that match `selector` have exactly these texts, in order. */
export async function expectTexts(page: Page, selector: string, texts: string[]): Promise<void> {
  await expect.poll(() => page.texts(selector), { message: selector }).toEqual(texts)
}

export async function expectFocused(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((one) => document.activeElement?.matches(one), selector), {
      message: `${selector} has the focus`,
    })
    .toBe(true)
}
