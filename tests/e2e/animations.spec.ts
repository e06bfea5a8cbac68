import type { Browser, Page } from 'playwright/test'
import { scrollThrough } from './scrolling.ts'
import { expect, test } from './site-test.ts'

/** Chromium's reason for an animation that nobody can see, and that costs nothing therefore. */
const OUT_OF_SIGHT = 1 << 17

interface AnimationEvent {
  name: string
  id2?: { local?: string }
  args: {
    data?: {
      displayName?: string
      nodeName?: string
      compositeFailed?: number
      unsupportedProperties?: string[]
    }
  }
}

// On screens with more than one dot to a pixel drawings are animated by other rules.
test.use({ deviceScaleFactor: 2 })

for (const path of ['/en', '/en/precos']) {
  test(`what moves on ${path} leaves the main thread to the visitor`, async ({ browser, page }) => {
    const events = await recordAnimations(browser, page, async () => {
      await page.goto(path)
      await scrollThrough(page)
    })
    const names = await keyframeNames(page)
    const ours = animationsOf(events).filter(({ name }) => names.includes(name))
    expect(new Set(ours.map(({ name }) => name)).size).toBeGreaterThan(0)
    expect(ours.filter(({ failures }) => failures.length > 0)).toEqual([])
  })
}

async function recordAnimations(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<AnimationEvent[]> {
  await browser.startTracing(page, { categories: ['blink.animations', 'devtools.timeline'] })
  await visit()
  const trace: { traceEvents: AnimationEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return trace.traceEvents.filter(({ name }) => name === 'Animation')
}

/** Each animation with the reasons why the compositor could not run it. */
function animationsOf(events: AnimationEvent[]) {
  const ids = new Set(events.map(({ id2 }) => id2?.local))
  return [...ids].map((id) => {
    const data = events.flatMap(({ id2, args }) => (id2?.local === id && args.data) || [])
    const begun = data.find(({ displayName }) => displayName !== undefined)
    const failures = data.flatMap(({ compositeFailed = 0, unsupportedProperties = [] }) =>
      (compositeFailed & ~OUT_OF_SIGHT) === 0 ? [] : [{ compositeFailed, unsupportedProperties }],
    )
    return { name: begun?.displayName ?? '', node: begun?.nodeName ?? '', failures }
  })
}

function keyframeNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSKeyframesRule ? rule.name : [])),
    ),
  )
}
