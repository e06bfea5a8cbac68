import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { test, trimmed } from './contact.ts'
import { requestHydration } from './island-scripts.ts'
import { scrollThrough, scrollTo } from './scrolling.ts'
import { expect, phone } from './site-test.ts'

/** Milliseconds from one word of the headline to the next (specification, section 9). */
const WORD = 2000

test('the headline changes its word every 2000 ms and keeps its size and name', async ({
  page,
}) => {
  await page.goto('/en')
  const { before, words, after } = wordsOf('en', 'hero').headline
  const heading = page.getByRole('heading', { level: 1 })
  const box = await heading.boundingBox()
  for (let turn = 0; turn < 6; turn++) {
    const [word, next] = [words[turn % words.length], words[(turn + 1) % words.length]]
    const end = (turn + 1) * WORD
    // A word disappears within 180 ms. The next one starts 80 ms before the end, and appears within
    // 220 ms.
    expect(await wordsAt(page, turn * WORD)).toEqual([word])
    expect(await wordsAt(page, end - 325)).toEqual([word])
    expect((await wordsAt(page, end - 180)).toSorted()).toEqual([word, next].toSorted())
    expect(await wordsAt(page, end - 135)).toEqual([next])
    expect(await heading.boundingBox()).toEqual(box)
    await expect(heading).toHaveAccessibleName(`${before} ${words[0]} ${after}`)
  }
})

test('at least one word of the rotating headline is visible at all times', async ({ page }) => {
  await page.goto('/en')
  const faintest = await page.locator('.rotating > span').evaluateAll((words) => {
    const animations = words.flatMap((word) => word.getAnimations())
    for (const animation of animations) animation.pause()
    const moments = Array.from({ length: 1000 }, (_, index) => index * 10 + 9.9)
    const opacities = moments.map((moment) => {
      for (const animation of animations) animation.currentTime = moment
      return Math.max(...words.map((word) => Number(getComputedStyle(word).opacity)))
    })
    return Math.min(...opacities)
  })
  expect(faintest).toBeGreaterThanOrEqual(0.4)
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
    expect(await recordedMotion(page)).toEqual([])
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
})

/** The drawings, and how large their animated parts are at first and at the end. */
const drawings = {
  // A veil over the drawing shrinks.
  '.sector-plot': [1, 0],
  '.experts .drawn': [1, 0],
  // Lines grow.
  '.stairs': [0, 1],
}

test('drawings are faint at first, and finished in the middle of the viewport', async ({
  page,
}) => {
  await page.goto('/en')
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [selector, [before, after]] of Object.entries(drawings)) {
      for (const drawing of await page.locator(selector).all()) {
        await scrollTo(page, 0)
        const parts = await drawing.evaluate(animatedParts)
        expect(parts, `${selector} at ${width} px`).not.toEqual([])
        for (const { scale, visibility } of parts) {
          expect(scale, `${selector} at ${width} px`).toBe(before)
          expect(visibility, `${selector} at ${width} px`).toBeGreaterThanOrEqual(0.3)
        }
        const box = await drawing.boundingBox()
        if (!box) throw new Error(`${selector} is not visible`)
        await scrollTo(page, Math.round(box.y + (box.height - height) / 2))
        for (const { scale } of await drawing.evaluate(animatedParts)) {
          expect(scale, `${selector} at ${width} px`).toBe(after)
        }
      }
    }
  }
})

test('a drawing that is fully in the viewport is finished', async ({ page }) => {
  await page.goto('/en')
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [selector, [, after]] of Object.entries(drawings)) {
      for (const drawing of await page.locator(selector).all()) {
        const box = await drawing.boundingBox()
        if (!box) throw new Error(`${selector} is not visible`)
        // Aligns its lower edge with that of the viewport. If it fits, it is then entirely in the
        // viewport.
        await scrollTo(page, Math.ceil(box.y + (await scrolled(page)) + box.height - height))
        await expect(drawing).toBeInViewport({ ratio: 1 })
        for (const { scale } of await drawing.evaluate(animatedParts)) {
          expect(scale, `${selector} at ${width} px`).toBe(after)
        }
      }
    }
  }
})

test('drawings are finished from the start in print and with reduced motion', async ({ page }) => {
  await page.goto('/en')
  for (const media of [{ media: 'print' }, { media: null, reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media)
    for (const selector of Object.keys(drawings)) {
      for (const drawing of await page.locator(selector).all()) {
        expect(await drawing.evaluate(animatedParts), selector).toEqual([])
      }
    }
  }
})

/**
 * Returns the animated parts of a drawing: their size, and the visibility of the outline under a
 * line or of the content under a veil, both from 0 to 1.
 */
function animatedParts(drawing: Element): { scale: number; visibility: number }[] {
  const effects = drawing
    .getAnimations({ subtree: true })
    .map(({ effect }) => effect as KeyframeEffect)
  const growing = effects.filter((effect) =>
    effect.getKeyframes().some((frame) => frame['transform']),
  )
  return growing.map(({ target, pseudoElement }) => {
    if (!target) throw new Error('An animation has no target')
    const { transform, opacity, backgroundColor } = getComputedStyle(target, pseudoElement)
    const { a, d } = new DOMMatrix(transform)
    const isVeil = backgroundColor !== 'rgba(0, 0, 0, 0)'
    const { borderTopWidth, borderTopColor } = getComputedStyle(target)
    const outlined = borderTopWidth === '2px' && !borderTopColor.endsWith(', 0)')
    return { scale: Math.min(a, d), visibility: isVeil ? 1 - Number(opacity) : Number(outlined) }
  })
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Chromium's reason for an animation that is not visible, which costs nothing. */
const INVISIBLE = 1 << 17

interface AnimationEvent {
  args: {
    data?: { displayName?: string; compositeFailed?: number; unsupportedProperties?: string[] }
  }
}

/** Pauses the headline at a time, in milliseconds, and returns the visible words. */
function wordsAt(page: Page, time: number): Promise<string[]> {
  return page.locator('.rotating > span').evaluateAll((words, now) => {
    for (const animation of words.flatMap((word) => word.getAnimations())) {
      animation.pause()
      animation.currentTime = now
    }
    const visible = words.filter((word) => getComputedStyle(word).opacity !== '0')
    return visible.map((word) => word.textContent)
  }, time)
}

/**
 * Records the name of every animation and transition that runs; a change of colour is not motion.
 */
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

function recordedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { motion: Set<string> }).motion])
}
