import { hydrateAll } from './island-scripts.ts'
import { expect, phone, test } from './site-test.ts'

test.describe('on a phone,', () => {
  test.use(phone)

  test('details are collapsed, and a tap expands them', async ({ page }) => {
    await page.goto('/en')
    await hydrateAll(page)
    const folds = page.locator('.fold:visible')
    await expect(folds).not.toHaveCount(0)
    for (const fold of await folds.all()) {
      const content = fold.locator('> :not(summary)')
      await expect(content).toBeHidden()
      await fold.locator('summary').tap()
      await expect(content).toBeVisible()
    }
    await expect(page.locator('.unfolded:visible')).toHaveCount(0)
    expect((await page.locator('#produtos .qr-code').boundingBox())?.width).toBeGreaterThan(150)
  })
})

test('in wide viewports and in print, details are expanded below a heading', async ({ page }) => {
  await page.goto('/en')
  await hydrateAll(page)
  const fold = '.unfolded + .fold'
  const shown = `.panel:visible ${fold}, main > section ${fold}:not(.panel .fold)`
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    await expect(page.locator(`${fold} summary:visible`)).toHaveCount(0)
    await expect(page.locator(shown)).not.toHaveCount(0)
    for (const one of await page.locator(shown).all()) {
      await expect(one.locator('> :not(summary)')).toBeVisible()
      await expect(one.locator('xpath=preceding-sibling::*[1]')).toBeVisible()
    }
  }
})
