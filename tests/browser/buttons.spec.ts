import { hydrateAll } from './island-scripts.ts'
import { expect, phone, test } from './site-test.ts'

test('only the hero mixes outlined and filled buttons; only three sections have a primary button', async ({
  page,
}) => {
  await page.goto('/en')
  for (const section of await page.locator('main > section').all()) {
    const where = await section.getAttribute('id')
    // Excludes inactive panels, and YouBot's two buttons for contacting a person.
    const buttons = section.locator('.button:not(.panel[data-state=inactive] *, [data-hand-over])')
    const outlines = buttons.and(page.locator('.button-secondary'))
    const filled = buttons.and(page.locator(':not(.button-secondary)'))
    const expected = where === 'home' || (await filled.count()) === 0 ? 1 : 0
    expect.soft(await outlines.count(), `${where}`).toBeLessThanOrEqual(expected)
  }
  const withSignal = page.locator('main section:has(.button-primary)')
  const anchors = await withSignal.evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toEqual(['home', 'chatbot', 'contato'])
  for (const section of await withSignal.all()) {
    await expect(section.locator('.button-primary')).toHaveCount(1)
  }
})

test.describe('on a phone,', () => {
  test.use(phone)

  test('buttons are as wide as the lead and, like links, at least 48 px high', async ({ page }) => {
    await page.goto('/en')
    await hydrateAll(page)
    const widest = (await page.locator('#home .lead').boundingBox())?.width
    const buttons = page.locator('main .button:visible')
    for (const button of await buttons.all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect.soft(width, await button.innerText()).toBe(widest)
      expect.soft(height, await button.innerText()).toBeGreaterThanOrEqual(48)
    }
    for (const link of await page.locator('.text-link:visible').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
  })
})
