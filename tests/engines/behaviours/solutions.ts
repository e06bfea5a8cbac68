import { expect } from 'vitest'
import { wordsOf } from '../../fixtures/words.ts'
import type { Page } from '../page.ts'
import { expectLocation, expectTopAt, SCROLL_OFFSET, type Behaviours } from './behaviour.ts'

const { aiAgents, dataSquad, dataDriven } = wordsOf('en', 'solutions')
const solutions = { 'ai-agents': aiAgents, 'data-squad': dataSquad, 'data-driven': dataDriven }

type Name = keyof typeof solutions

const tab = (name: Name) => `[role=tab]:nth-child(${Object.keys(solutions).indexOf(name) + 1})`

export const solutionsBehaviours: Behaviours = {
  'a click on a tab opens its solution and changes the URL without scrolling': async ({ page }) => {
    await page.open('/en#solucoes')
    await page.hydrate('solutions-tabs')
    await expectTopAt(page, '#solucoes', SCROLL_OFFSET)
    await expectOpen(page, 'ai-agents')
    for (const name of ['data-driven', 'data-squad'] as const) {
      await page.click(tab(name))
      await expectOpen(page, name)
      await expectLocation(page, `/en#solucoes/${name}`)
      await expectTopAt(page, '#solucoes', SCROLL_OFFSET)
    }
    expect(await page.isFocusVisible(tab('data-squad'))).toBe(false)
  },

  'on a focused tab, the arrow keys, Home and End open another solution': async ({ page }) => {
    await page.open('/en#solucoes')
    await page.hydrate('solutions-tabs')
    await page.focus(tab('ai-agents'))
    for (const [key, name] of [
      ['ArrowRight', 'data-squad'],
      ['End', 'data-driven'],
      ['ArrowRight', 'ai-agents'],
      ['ArrowLeft', 'data-driven'],
      ['Home', 'ai-agents'],
    ] as const) {
      await page.press(key)
      await expectOpen(page, name)
      expect(await page.isFocusVisible(tab(name))).toBe(true)
    }
  },

  "a solution's URL opens the solution, with the tabs in the viewport": async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.resize(width, 800)
      await page.open('/en#solucoes/data-squad')
      await expectOpen(page, 'data-squad')
      await expect.poll(() => page.topOf('[role=tablist]')).toBeGreaterThan(40)
      expect(await page.topOf('[role=tablist]')).toBeLessThan(700)
    }
  },

  'a link opens a solution, and going back reopens the previous solution': async ({ page }) => {
    await page.open('/en')
    await page.click('#produtos a[href$="#solucoes/data-squad"]')
    await expectOpen(page, 'data-squad')
    await page.click('#produtos a[href$="#solucoes/data-driven"]')
    await expectOpen(page, 'data-driven')
    await page.back()
    await expectOpen(page, 'data-squad')
  },
}

/** Waits until only a solution's tab is selected, and only its panel is visible. */
async function expectOpen(page: Page, name: Name): Promise<void> {
  const state = async () => ({
    selected: await page.texts('[role=tab][aria-selected=true]'),
    panels: await page.texts('[role=tabpanel] h3'),
  })
  const { tab: selected, title } = solutions[name]
  await expect.poll(state).toEqual({ selected: [selected], panels: [title] })
}
