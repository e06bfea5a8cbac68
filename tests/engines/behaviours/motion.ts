import { expect } from 'vitest'
import { wordsOf } from '../../fixtures/words.ts'
import type { Page } from '../page.ts'
import type { Behaviours } from './behaviour.ts'

export const motionAtRest: Behaviours = {
  'nothing moves on the pages': async ({ page }) => {
    await page.open('/en')
    const shown = (await page.texts('.rotating > span')).map((word) => word.toLowerCase())
    expect(shown).toContain(wordsOf('en', 'hero').headline.words[0]?.toLowerCase())
    expect(await runningAnimations(page)).toEqual([])
    await page.open('/en/precos')
    await page.hydrate('plan-cards')
    expect(await runningAnimations(page)).toEqual([])
  },
}

/** Scrolls through the page, and returns the names of the animations and transitions that run. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = new Set<string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const animation of document.getAnimations()) {
        const property = animation instanceof CSSTransition ? animation.transitionProperty : ''
        const name = animation instanceof CSSAnimation ? animation.animationName : property
        // Colour changes are not motion.
        if (animation.playState === 'running' && !property.endsWith('color')) names.add(name)
      }
    }
    return [...names]
  })
}
