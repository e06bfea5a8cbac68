import {
  accept,
  expectToast,
  field,
  fill,
  formTexts,
  standInForFunction,
  trimmed,
} from './contact.ts'
import { holdScript } from './held-script.ts'
import { expect, test } from './site-test.ts'
import { twoLocales } from '../fixtures/words.ts'

for (const locale of twoLocales) {
  test.describe(`while scripts are still on their way, in ${locale},`, () => {
    test('a tap on a tab counts once it can', async ({ page, hasTouch }) => {
      const script = await holdScript(page, 'solutions-tabs')
      await page.goto(`/${locale}#solucoes`)
      const tab = page.getByRole('tab').nth(2)
      await (hasTouch ? tab.tap() : tab.click())
      await script.requested
      await expect(tab).toHaveAttribute('aria-selected', 'false')
      await script.wake()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page).toHaveURL(`/${locale}#solucoes/data-driven`)
    })

    test('a tap counts although the pointer moves on', async ({ page }) => {
      const script = await holdScript(page, 'solutions-tabs')
      await page.goto(`/${locale}#solucoes`)
      await page.getByRole('tab').nth(1).click()
      await page.getByRole('tab').nth(0).hover()
      await page.getByRole('tabpanel').getByRole('heading').first().hover()
      await script.wake()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    })

    test('an arrow key on a tab counts', async ({ page }) => {
      const script = await holdScript(page, 'solutions-tabs')
      await page.goto(`/${locale}`)
      await page.getByRole('tab').first().focus()
      await page.keyboard.press('ArrowRight')
      await script.wake()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tab').nth(1)).toBeFocused()
    })

    for (const [how, key] of [
      ['a tap on the button', undefined],
      ['Enter on the button', 'Enter'],
      ['Space on the button', 'Space'],
      ['Enter in a field', 'field'],
    ] as const) {
      test(`${how} sends the message, once`, async ({ page, hasTouch }) => {
        const received = await standInForFunction(page, accept)
        const script = await holdScript(page, 'contact-form')
        await page.goto(`/${locale}#contato`)
        await fill(page, locale, trimmed)
        const button = page.locator('.contact-form button')
        if (key === undefined) await (hasTouch ? button.tap() : button.click())
        else if (key === 'field') await field(page, locale, 'name').press('Enter')
        else await button.press(key)
        await script.wake()
        await expectToast(page, 'success', formTexts(locale).sent)
        expect(received).toHaveLength(1)
        expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
      })
    }

    test('a tap on the button with an empty field leads to that field', async ({ page }) => {
      const received = await standInForFunction(page, accept)
      const script = await holdScript(page, 'contact-form')
      await page.goto(`/${locale}#contato`)
      await page.locator('.contact-form button').click()
      await script.wake()
      await expect(field(page, locale, 'name')).toBeFocused()
      expect(received).toEqual([])
    })
  })
}
