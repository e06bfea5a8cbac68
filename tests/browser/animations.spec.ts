import type { Page } from 'playwright/test'
import { scrollThrough } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { recordTrace } from './trace.ts'

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
    const categories = ['blink.animations', 'devtools.timeline']
    const events = await recordTrace<AnimationEvent>(browser, page, categories, async () => {
      await page.goto(path)
      await scrollThrough(page)
    })
    const names = await keyframeNames(page)
    const animations = animationsOf(events.filter(({ name }) => name === 'Animation'))
    const ours = animations.filter(({ name }) => names.includes(name))
    expect(new Set(ours.map(({ name }) => name)).size).toBeGreaterThan(0)
    expect(ours.filter(({ failures }) => failures.length > 0)).toEqual([])
  })
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
