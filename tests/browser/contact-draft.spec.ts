import {
  accept,
  expectFields,
  fill,
  field,
  openForm,
  sendButton,
  standInForFunction,
  trimmed,
  typed,
} from './contact.ts'
import { holdScript, requestHydration } from './held-script.ts'
import { scrollSectionTo } from './scrolling.ts'
import { expect, test } from './site-test.ts'

const empty = { name: '', phone: '', email: '', message: '' }

for (const { from, to } of [
  { from: 'pt-BR', to: 'en' },
  { from: 'en', to: 'pt-BR' },
] as const) {
  test.describe(`what was typed in ${from}`, () => {
    test('survives a reload', async ({ page }) => {
      await openForm(page, from)
      await fill(page, from, typed)
      await page.reload()
      await expectFields(page, from, typed)
    })

    test('survives leaving the page and coming back', async ({ page }) => {
      await openForm(page, from)
      await fill(page, from, typed)
      await page.goto(`/${from}/precos`)
      await openForm(page, from)
      await expectFields(page, from, typed)
    })

    test(`goes along to ${to} and can be sent there`, async ({ page }) => {
      const received = await standInForFunction(page, accept)
      await openForm(page, from)
      await fill(page, from, typed)
      await page.locator(`.languages a[hreflang="${to}"]`).click()
      await expect(page).toHaveURL(`/${to}#contato`)
      await expectFields(page, to, typed)
      await sendButton(page).click()
      await expect.poll(() => received.length).toBe(1)
      expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
    })

    test('before the form had woken goes along, too', async ({ page }) => {
      const script = await holdScript(page, 'contact-form')
      await page.goto(`/${from}#contato`)
      await field(page, from, 'name').fill('Ana')
      await field(page, from, 'message').fill('Olá')
      await script.wake()
      await scrollSectionTo(page, 'contato', 120)
      await expectFields(page, from, { ...empty, name: 'Ana', message: 'Olá' })
      await page.locator(`.languages a[hreflang="${to}"]`).click()
      await expectFields(page, to, { ...empty, name: 'Ana', message: 'Olá' })
    })

    test('before the form had woken survives leaving before it wakes', async ({ page }) => {
      const script = await holdScript(page, 'contact-form')
      await page.goto(`/${from}#contato`)
      await field(page, from, 'name').fill('Ana')
      await field(page, from, 'message').pressSequentially('Olá')
      await script.requested
      await page.locator(`.languages a[hreflang="${to}"]`).click()
      await expect(page).toHaveURL(`/${to}#contato`)
      await field(page, to, 'phone').fill('123')
      await script.wake()
      await expectFields(page, to, { ...empty, name: 'Ana', message: 'Olá', phone: '123' })
      await page.reload()
      await expectFields(page, to, { ...empty, name: 'Ana', message: 'Olá', phone: '123' })
    })

    test('and changed elsewhere is found changed on the way back', async ({ page }) => {
      await openForm(page, from)
      await fill(page, from, typed)
      await page.locator(`.languages a[hreflang="${to}"]`).click()
      await expectFields(page, to, typed)
      await field(page, to, 'name').fill('Eva')
      await page.goBack()
      await expectFields(page, from, { ...typed, name: 'Eva' })
    })

    test('and sent elsewhere is not there on the way back', async ({ page }) => {
      await standInForFunction(page, accept)
      await openForm(page, from)
      await fill(page, from, typed)
      await page.locator(`.languages a[hreflang="${to}"]`).click()
      await expectFields(page, to, typed)
      await sendButton(page).click()
      await expectFields(page, to, empty)
      await page.goBack()
      await expect(page).toHaveURL(`/${from}#contato`)
      await requestHydration(page, 'contact-form')
      await expectFields(page, from, empty)
    })

    test('on the way back, before the form had woken, stays', async ({ page }) => {
      await openForm(page, from)
      await page.goto(`/${to}/precos`)
      const script = await holdScript(page, 'contact-form')
      await page.goBack()
      await field(page, from, 'name').fill('Ana')
      await script.wake()
      await expectFields(page, from, { ...empty, name: 'Ana' })
    })

    test('is gone once it was sent', async ({ page }) => {
      await standInForFunction(page, accept)
      await openForm(page, from)
      await fill(page, from, typed)
      await sendButton(page).click()
      await expectFields(page, from, empty)
      await page.reload()
      await expect(page.locator('[data-island="contact-form"][data-hydrated]')).toBeVisible()
      await expectFields(page, from, empty)
      await openForm(page, to)
      await expectFields(page, to, empty)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ana')
    })
  })
}
