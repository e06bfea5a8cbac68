import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { test, trimmed } from './contact-form-fixture.ts'
import { requestHydration } from './island-scripts.ts'
import { scrollThrough, scrollTo } from './scrolling.ts'
import { expect, moving, phone } from './site-test.ts'

test.use(moving)

/** Milliseconds from one word in the headline to the next (specification, section 9). */
const WORD = 2000

test('the headline changes every 2 s but keeps its size and accessible name', async ({ page }) => {
  await page.goto('/en')
  const { before, words, after } = wordsOf('en', 'hero').headline
  const heading = page.getByRole('heading', { level: 1 })
  const box = await heading.boundingBox()
  for (let turn = 0; turn < 6; turn++) {
    const [word, next] = [words[turn % words.length], words[(turn + 1) % words.length]]
    const end = (turn + 1) * WORD
    // A word fades into the next word within 120 ms, so a word is always visible.
    expect(await wordsAt(page, turn * WORD)).toEqual([word])
    expect(await wordsAt(page, end - 130)).toEqual([word])
    expect(new Set(await wordsAt(page, end - 60))).toEqual(new Set([word, next]))
    expect(await heading.boundingBox()).toEqual(box)
    await expect(heading).toHaveAccessibleName(`${before} ${words[0]} ${after}`)
  }
})

test.describe('with reduced motion,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a toast, a tooltip and a pressed button do not move', async ({ page, form }) => {
    await recordMotion(page)
    await form.open()
    await form.send({ ...trimmed, name: ' ' })
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    await requestHydration(page, 'navigation-links')
    await page.setViewportSize(phone.viewport)
    await page.locator('.floating-navigation a').nth(1).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.tooltip')).toBeVisible()
    await page.locator('#home .actions a').first().hover()
    await page.mouse.down()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(
      await page.evaluate(() => [...(globalThis as unknown as { motion: Set<string> }).motion]),
    ).toEqual([])
  })
})

test.describe('animations', () => {
  // At more than one device pixel per CSS pixel, Chromium treats SVG animations differently.
  test.use({ deviceScaleFactor: 2 })

  for (const url of ['/en', '/en/precos']) {
    test(`on ${url} run on the compositor`, async ({ browser, page }) => {
      const categories = ['blink.animations', 'devtools.timeline']
      await browser.startTracing(page, { categories })
      await page.goto(url)
      await scrollThrough(page)
      const trace = String(await browser.stopTracing())
      const { traceEvents: events } = JSON.parse(trace) as { traceEvents: AnimationEvent[] }
      expect(events.filter(({ args }) => args.data?.displayName)).not.toEqual([])
      const failures = events
        .map(({ args }) => args.data)
        .filter((data) => ((data?.compositeFailed ?? 0) & ~INVISIBLE) !== 0)
        // Colour changes are not motion.
        .filter((data) => {
          const properties = data?.unsupportedProperties ?? []
          return properties.length === 0 || properties.some((name) => !name.endsWith('color'))
        })
      expect(failures).toEqual([])
    })
  }

  // On this page, moving an off-screen element makes Chromium recalculate styles in every frame.
  test('that never end do not move elements that are out of view', async ({ page }) => {
    await page.goto('/en')
    const properties = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (effect?.getTiming().iterations !== Infinity) return []
        return (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)
      }),
    )
    expect(properties).toContain('opacity')
    expect(properties).not.toContain('translate')
    expect(properties).not.toContain('transform')
  })
})

/** Selectors of the drawings, and the scale of their moving parts before and after animation. */
const drawings = {
  // An overlay on the drawing shrinks.
  '.sector-plot': [1, 0],
  '.experts .drawn': [1, 0],
  // Lines grow.
  '.stairs': [0, 1],
} as const

/** The maximum duration of a drawing's animation, in milliseconds. */
const DRAWING = 700

test('drawings are faint until a tenth is in view and are then drawn once', async ({ page }) => {
  const height = 720
  await page.setViewportSize({ width: 1280, height })
  await openComplete(page)
  for (const [selector, [before, after]] of Object.entries(drawings)) {
    for (const drawing of await page.locator(selector).all()) {
      await scrollTo(page, 0)
      const box = await drawing.boundingBox()
      if (!box) throw new Error(`${selector} is not visible`)
      await scrollTo(page, Math.round(box.y + 0.05 * box.height - height))
      const parts = await drawing.evaluate(movingParts)
      expect(parts, selector).not.toEqual([])
      for (const { scale, visibility } of parts) {
        expect(scale, selector).toBe(before)
        expect(visibility, selector).toBeGreaterThanOrEqual(0.3)
      }
      // The animation has not started yet.
      const motions = await drawing.evaluate((element) => element.getAnimations({ subtree: true }))
      expect(motions, selector).toEqual([])
      const next = await drawing.evaluateHandle(nextMotion)
      await scrollTo(page, Math.round(box.y + 0.2 * box.height - height))
      const end = await next.evaluate((handle) => handle.end)
      expect(end, selector).toBeGreaterThan(300)
      expect(end, selector).toBeLessThanOrEqual(DRAWING)
      await drawing.evaluate((element) => {
        for (const motion of element.getAnimations({ subtree: true })) motion.finish()
      })
      // The drawing remains complete.
      await scrollTo(page, 0)
      const scales = (await drawing.evaluate(movingParts)).map(({ scale }) => scale)
      expect(scales, selector).toEqual(parts.map(() => after))
    }
  }
})

test('a drawing in view when the page opens is drawn without scrolling', async ({ page }) => {
  await openComplete(page, '/en#especialistas')
  const drawing = page.locator('.experts .drawn')
  await expect.poll(() => drawing.evaluate(movingParts)).toMatchObject([{ scale: 0 }])
})

test('drawings are complete in print and without motion or scripts', async ({ page, browser }) => {
  await openComplete(page)
  const expectFinished = async (shown: Page, why: string) => {
    for (const [selector, [, after]] of Object.entries(drawings)) {
      for (const drawing of await shown.locator(selector).all()) {
        for (const { scale } of await drawing.evaluate(movingParts)) {
          expect(scale, `${selector}, ${why}`).toBe(after)
        }
      }
    }
  }
  for (const media of [{ media: 'print' }, { media: null, reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media)
    await expectFinished(page, JSON.stringify(media))
    await expect(page.locator('.motion-control:visible')).toHaveCount(0)
  }
  await page.emulateMedia({ reducedMotion: null })
  await page.locator('.motion-control').first().check()
  await expectFinished(page, 'paused')
  const withoutScript = await browser.newPage({ javaScriptEnabled: false })
  await withoutScript.goto('/en')
  await expectFinished(withoutScript, 'without JavaScript')
  await withoutScript.close()
})

/** Opens a page and waits until drawings that are not in the viewport are faint. */
async function openComplete(page: Page, url = '/en'): Promise<void> {
  await page.goto(url)
  await expect(page.locator('html')).toHaveClass(/arrived/)
}

/**
 * Returns the scale of each moving part of a drawing, and the visibility of what is under it (an
 * outline under a line, the content under an overlay), both from 0 to 1.
 */
function movingParts(drawing: Element): { scale: number; visibility: number }[] {
  return [drawing, ...drawing.children].flatMap((element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute') return []
      const { a, d } = new DOMMatrix(style.transform)
      const isVeil = style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      const { borderTopWidth, borderTopColor } = getComputedStyle(element)
      const outlined = borderTopWidth === '2px' && !borderTopColor.endsWith(', 0)')
      const visibility = isVeil ? 1 - Number(style.opacity) : Number(outlined)
      return [{ scale: Math.min(a, d), visibility }]
    }),
  )
}

/** Returns `end`, which resolves to the end time (in ms, with delays) of the next animation. */
function nextMotion(drawing: Element): { end: Promise<number> } {
  const end = new Promise<number>((resolve) => {
    const start = () => {
      const motions = drawing.getAnimations({ subtree: true })
      resolve(Math.max(...motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime))))
    }
    drawing.addEventListener('transitionrun', start, { once: true })
  })
  return { end }
}

/** Chromium's flag for invisible animations, which are not composited, but cost nothing. */
const INVISIBLE = 1 << 17

interface AnimationEvent {
  args: {
    data?: { displayName?: string; compositeFailed?: number; unsupportedProperties?: string[] }
  }
}

/** Pauses the headline at the given time (in milliseconds) and returns the visible words. */
function wordsAt(page: Page, time: number): Promise<string[]> {
  return page.locator('.rotating > span').evaluateAll((words, now) => {
    for (const animation of words.flatMap((word) => word.getAnimations())) {
      animation.pause()
      animation.currentTime = now
    }
    const visible = words.filter((word) => Number(getComputedStyle(word).opacity) > 0.01)
    return visible.map((word) => word.textContent)
  }, time)
}

/** Records the name of every animation and transition that runs, except colour transitions. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motion = new Set<string>()
    Object.assign(globalThis, { motion })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const property = animation instanceof CSSTransition ? animation.transitionProperty : ''
        const name = animation instanceof CSSAnimation ? animation.animationName : property
        if (animation.playState === 'running' && !property.endsWith('color')) motion.add(name)
      }
      requestAnimationFrame(look)
    }
    look()
  })
}
