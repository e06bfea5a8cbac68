import type { Page } from 'playwright/test'
import { violations } from './axe.ts'
import {
  accept,
  fail,
  fill,
  keepSilent,
  openForm,
  sendButton,
  standInForFunction,
  trimmed,
} from './contact.ts'
import { wakeAll, requestHydration } from './held-script.ts'
import { expect, test } from './site-test.ts'
import { twoLocales } from '../fixtures/words.ts'

// What is half faded in has no colour yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

for (const locale of twoLocales) {
  test.describe(`axe finds nothing wrong in ${locale}`, () => {
    test('with each tab open, and with the name of an item shown', async ({ page }) => {
      await page.goto(`/${locale}`)
      await wakeAll(page)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        await expectClean(page, '#solucoes')
      }
      await requestHydration(page, 'navigation-links')
      await page.locator('.floating-navigation a').first().focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('.tooltip')).toBeVisible()
      await expectClean(page)
    })

    test('with a wrong field and its notice', async ({ page }) => {
      await openForm(page, locale)
      await fill(page, locale, { ...trimmed, phone: ' ' })
      await sendButton(page).click()
      await expect(page.locator('.field-error')).toBeVisible()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
      await expectClean(page)
    })

    test('while a message is on its way', async ({ page }) => {
      await standInForFunction(page, keepSilent)
      await openForm(page, locale)
      await fill(page, locale, trimmed)
      await sendButton(page).click()
      await expect(sendButton(page)).toBeDisabled()
      await expectClean(page, '#contato')
    })

    for (const [outcome, answer] of [
      ['was sent', accept],
      ['could not be sent', fail],
    ] as const) {
      test.describe(() => {
        test.use({ expectedProblems: ['500'] })

        test(`with the notice that a message ${outcome}`, async ({ page }) => {
          await standInForFunction(page, answer)
          await openForm(page, locale)
          await fill(page, locale, trimmed)
          await sendButton(page).click()
          await expect(page.locator('[data-sonner-toast]')).toBeVisible()
          await expectClean(page, '#contato')
        })
      })
    }
  })
}

test('axe would see what is wrong', async ({ page }) => {
  await page.goto('/en/precos')
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.style.setProperty('color', '#999')
    const picture = document.createElement('img')
    picture.src = '/icon.svg'
    heading?.after(picture)
    document.querySelector('.languages a')?.setAttribute('role', 'bouton')
  })
  const rules = (await violations(page)).map((line) => line.split(' ')[0])
  expect(rules.toSorted()).toEqual(['aria-roles', 'color-contrast', 'image-alt'])
})

/** Light and dark, the whole page or the part that a state has changed. */
async function expectClean(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, within), colorScheme).toEqual([])
  }
}
