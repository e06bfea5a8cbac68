import type { Page } from 'playwright/test'
import { wordsOf } from '../fixtures/words.ts'
import { requestHydration } from './island-scripts.ts'
import { expectTopAt, scrollSectionTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

const { aiAgents, dataSquad, dataDriven } = wordsOf('en', 'solutions')
const solutions = { 'ai-agents': aiAgents, 'data-squad': dataSquad, 'data-driven': dataDriven }

type Name = keyof typeof solutions

const tab = (page: Page, name: Name) =>
  page.getByRole('tab', { name: solutions[name].tab, exact: true })

test.describe('solutions tabs:', () => {
  test('the open tab and scroll position survive reloading and going back', async ({ page }) => {
    // Blocks web fonts, because loading them changes the page's height.
    await page.route('**/*.woff2', (route) => route.abort('aborted'))
    await page.goto('/en#solucoes')
    await requestHydration(page, 'solutions-tabs')
    await tab(page, 'data-squad').click()
    await scrollSectionTo(page, 'parceiros', 40)
    const expectRestored = async () => {
      await expectOpen(page, 'data-squad')
      await requestHydration(page, 'contact-form')
      await expectTopAt(page, 'parceiros', 40)
    }
    await page.reload()
    await expectRestored()
    await page.goto('/en/precos')
    await page.goBack()
    await expectRestored()
  })
})

test('invalid fragments open the first tab and scroll to any named section', async ({ page }) => {
  for (const [hash, anchor] of [
    ['solucoes/none', 'solucoes'],
    ['parceiros/none', 'parceiros'],
    ['%', undefined],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/en#${hash}`)
    if (anchor) await expectTopAt(page, anchor, 120)
    await requestHydration(page, 'solutions-tabs')
    await expectOpen(page, 'ai-agents')
    if (!anchor) expect(await page.evaluate(() => scrollY), hash).toBe(0)
    if (anchor === 'solucoes') await expect(page, hash).toHaveURL('/en#solucoes')
  }
})

/** Expects only a solution's tab to be selected, and only its panel to be visible. */
async function expectOpen(page: Page, name: Name): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([solutions[name].tab])
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel).toHaveAccessibleName(solutions[name].tab)
  await expect(panel.getByRole('heading', { name: solutions[name].title })).toBeVisible()
}
