import { site } from '../fixtures/words.ts'
import { requestHydration } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

test('the landing page prints light, with every panel, without bars and form', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('.lead').first()).toHaveCSS('color', 'rgb(74, 91, 99)')
  await requestHydration(page, 'solutions-tabs')
  for (const panel of await page.locator('.panel').all()) await expect(panel).toBeVisible()
  for (const hidden of [
    '.floating-navigation',
    '.languages',
    '.tab-list',
    '.contact-form',
    '.demo-video',
  ]) {
    await expect(page.locator(hidden)).toBeHidden()
  }
  await expect(page.getByRole('link', { name: site.email })).toBeVisible()
})

test('the pricing page prints final amounts on one sheet of A4', async ({ page }) => {
  await page.goto('/en/precos')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await expect(page.locator('.animated-amount .final').first()).toHaveCSS('opacity', '1')
})
