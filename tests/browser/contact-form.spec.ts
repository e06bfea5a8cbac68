import type { Page } from 'playwright/test'
import type { Locale } from '../../src/locales.ts'
import type { ContactField } from '../../supabase/functions/_shared/contact.ts'
import {
  accept,
  expectFields,
  expectToast,
  fail,
  field,
  fill,
  formTexts,
  openForm,
  sendButton,
  standInForFunction,
  shownToasts,
  trimmed,
} from './contact.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

/** Longest values (specification, sections 5 and 9). */
const limits = { name: 100, phone: 20, email: 255, message: 1000 } as const

const names = Object.keys(limits) as ContactField[]

/** Values that the browser lets pass and the form does not. */
const wrong = { name: ' ', phone: '\t ', email: 'ana@exemplo', message: ' \n ' }

for (const locale of twoLocales) {
  const { form } = wordsOf(locale, 'site')
  const texts = formTexts(locale)

  test.describe(`the contact form in ${locale}`, () => {
    test('has four required fields; hints carry an asterisk except in the last', async ({
      page,
    }) => {
      await openForm(page, locale)
      const region = page.getByRole('form', { name: form.title })
      await expect(region.getByRole('textbox')).toHaveCount(4)
      for (const name of names) {
        const input = field(page, locale, name)
        await expect(input).toHaveAttribute('required')
        await expect(input).toHaveAttribute('placeholder', form[name].placeholder)
        expect(form[name].placeholder.endsWith('*')).toBe(name !== 'message')
      }
      await expect(sendButton(page)).toHaveText(form.send)
    })

    test('sends nothing while a required field is empty', async ({ page }) => {
      const received = await standInForFunction(page, accept)
      await openForm(page, locale)
      for (const name of names) {
        await sendButton(page).click()
        await expect(field(page, locale, name)).toBeFocused()
        await field(page, locale, name).fill(trimmed[name])
      }
      expect(received).toEqual([])
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    })

    test('says what is wrong with a field and leads there', async ({ page }) => {
      const received = await standInForFunction(page, accept)
      await openForm(page, locale)
      for (const name of names) {
        const values = { ...trimmed, [name]: wrong[name] }
        await fill(page, locale, values)
        await sendButton(page).click()
        const latest = { kind: 'error', texts: [texts.invalid, texts.errors[name]] }
        await expect.poll(async () => (await shownToasts(page))[0]).toEqual(latest)
        await expectWrong(page, locale, name, texts.errors[name])
        await expectFields(page, locale, values)
      }
      expect(received).toEqual([])
    })

    test('says the limit of each field that is over it', async ({ page }) => {
      const received = await standInForFunction(page, accept)
      await openForm(page, locale)
      await fill(page, locale, longest(1))
      for (const name of names) {
        await sendButton(page).click()
        const sentence = form.errors[name].tooLong.replace('{limit}', String(limits[name]))
        expect(sentence).toContain(String(limits[name]))
        await expectWrong(page, locale, name, sentence)
        await field(page, locale, name).fill(longest(0)[name])
      }
      expect(received).toEqual([])
      await sendButton(page).click()
      await expect.poll(() => received.length, 'values at their limit are sent').toBe(1)
      expect(received[0]?.postDataJSON()).toMatchObject(longest(0))
    })

    test('says the first thing that is wrong, alone, then the next', async ({ page }) => {
      await standInForFunction(page, accept)
      await openForm(page, locale)
      await fill(page, locale, wrong)
      for (const name of names) {
        await sendButton(page).click()
        await expectWrong(page, locale, name, texts.errors[name])
        const latest = { kind: 'error', texts: [texts.invalid, texts.errors[name]] }
        await expect.poll(async () => (await shownToasts(page))[0]).toEqual(latest)
        await field(page, locale, name).fill(trimmed[name])
      }
      await sendButton(page).click()
      await expect(page.locator('.field-error')).toHaveCount(0)
      await expect(page.locator('.contact-form [aria-invalid]')).toHaveCount(0)
    })
  })
}

test('what is wrong is read aloud without its arrow', async ({ page }) => {
  await openForm(page, 'pt-BR')
  await fill(page, 'pt-BR', { ...trimmed, name: ' ' })
  await sendButton(page).click()
  await expect(field(page, 'pt-BR', 'name')).toHaveAccessibleDescription(
    formTexts('pt-BR').errors.name,
  )
})

test.describe('a notice that sending failed', () => {
  test.use({ expectedProblems: ['send-contact-email', 'Failed to load resource'] })

  test('stays until it is closed by its button', async ({ page }) => {
    await page.clock.install()
    await standInForFunction(page, fail)
    await openForm(page, 'pt-BR')
    await fill(page, 'pt-BR', trimmed)
    await sendButton(page).click()
    await expectToast(page, 'error', formTexts('pt-BR').failed)
    await page.clock.fastForward(3_600_000)
    await expectToast(page, 'error', formTexts('pt-BR').failed)
    const close = page.getByRole('button', { name: wordsOf('pt-BR', 'site').toasts.close })
    await close.click()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await sendButton(page).press('Enter')
    await close.press('Enter')
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})

/** Values as long as their limits, or longer. */
function longest(excess: number) {
  const domain = '@exemplo.pt'
  return {
    name: 'n'.repeat(limits.name + excess),
    phone: '9'.repeat(limits.phone + excess),
    email: 'e'.repeat(limits.email - domain.length + excess) + domain,
    message: 'm'.repeat(limits.message + excess),
  }
}

/** This field alone is marked as wrong, described by the sentence and focused. */
async function expectWrong(page: Page, locale: Locale, name: ContactField, sentence: string) {
  const input = field(page, locale, name)
  await expect(input).toBeFocused()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
  await expect(page.locator('.field-error')).toHaveText([sentence])
  await expect(page.locator('.contact-form [aria-invalid]')).toHaveCount(1)
}
