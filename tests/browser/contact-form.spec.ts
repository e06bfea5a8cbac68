import type { Page } from 'playwright/test'
import { functionPort, inboxPort } from '../../playwright.config.ts'
import { fill } from '../../src/content/placeholders.ts'
import {
  contactLimits,
  type ContactField,
} from '../../supabase/functions/_shared/contact-message.ts'
import { wordsOf } from '../fixtures/words.ts'
import { empty, mockFunction, succeed, test, trimmed, typed } from './contact-form-fixture.ts'
import { delayScript, requestHydration } from './island-scripts.ts'
import { scrollSectionTo } from './scrolling.ts'
import { expect } from './site-test.ts'

/** The maximum length of each field (specification, sections 5 and 9). */
const limits = { name: 100, phone: 20, email: 255, message: 1000 }

const names = Object.keys(limits) as ContactField[]

const { form: words, toasts } = wordsOf('en', 'site')

test.describe('the contact form', () => {
  test('scrolls an invalid field clear of the header and outlines it', async ({ page, form }) => {
    await form.open()
    await form.fillIn({ ...trimmed, name: ' ' })
    const field = page.locator('.field').first()
    await field.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - 20, behavior: 'instant' })
    })
    await form.send()
    await expect(form.field('name')).toBeFocused()
    const header = await page.locator('.site-header').boundingBox()
    expect((await field.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity)
    await expect(page.locator('.field-error')).toHaveCount(1)
    const [name, phone] = [
      await form.field('name').boundingBox(),
      await form.field('phone').boundingBox(),
    ]
    expect(name?.x).not.toBe(phone?.x)
    expect(name?.y).toBe(phone?.y)
    // The border and the outline have the signal colour.
    const colors = () =>
      form.field('name').evaluate((input) => {
        const { borderColor, outlineColor, outlineStyle } = getComputedStyle(input)
        return [borderColor, outlineColor, outlineStyle]
      })
    const color = await page.locator('.field-error').evaluate((error) => {
      error.style.color = 'var(--signal)'
      return getComputedStyle(error).color
    })
    await expect.poll(colors).toEqual([color, color, 'solid'])
  })

  test('rejects names without visible characters and overlong values', async ({ page, form }) => {
    const received = await mockFunction(page, succeed)
    await form.open()
    const invisible = '\u200b\u202e \u3164\u{e0041}'
    await form.send({ ...trimmed, name: invisible })
    await expect(page.locator('.field-error')).toHaveText([words.errors.name.invalid])
    for (const name of names) {
      const longest = trimmed[name].padStart(limits[name], '1')
      await form.send({ [name]: `1${longest}` })
      const sentence = words.errors[name].tooLong.replace('{limit}', String(limits[name]))
      await expect(page.locator('.field-error')).toHaveText([sentence])
      await form.fillIn({ [name]: longest })
    }
    expect(received).toEqual([])
    await form.send({ name: `Ana${invisible}Souza` })
    await form.expectToast('success', toasts.sent)
  })
})

test('the contact form states its requirements and accepts autofill', async ({ page, form }) => {
  const { required, email, message, errors } = words
  await mockFunction(page, succeed)
  await form.open()
  const sentence = page.locator('.contact-form').getByText(required, { exact: true })
  await expect(sentence).toBeVisible()
  const { y = Infinity } = (await sentence.boundingBox()) ?? {}
  expect(y).toBeLessThan((await form.field('name').boundingBox())?.y ?? 0)
  await expect(page.getByText(email.hint)).toBeVisible()
  await expect(form.field('email')).toHaveAccessibleDescription(email.hint)
  const limit = fill(message.hint, { limit: String(contactLimits.message) })
  await expect(page.getByText(limit)).toBeVisible()
  await expect(form.field('message')).toHaveAccessibleDescription(limit)

  await form.fillIn({ ...trimmed, email: 'ana' })
  await form.send()
  await expect(page.locator('.field-error')).toHaveText([errors.email.invalid])
  // Some password managers fill in fields without dispatching an event.
  await form.field('email').evaluate((field: HTMLInputElement, value) => {
    field.value = value
  }, trimmed.email)
  await form.send()
  await form.expectToast('success', toasts.sent)
})

test('a field that the browser rejects is marked until it is edited', async ({ page, form }) => {
  await form.open()
  await form.fillIn({ ...trimmed, email: 'ana', message: '' })
  await form.send()
  await expect(form.field('email')).toBeFocused()
  const { email, message } = words.errors
  await expect(page.locator('.field-error')).toHaveText([email.invalid, message.invalid])
  await expect(form.field('message')).toHaveAccessibleDescription(
    // The error message comes before the hint.
    new RegExp(`^${message.invalid} `),
  )
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await form.fillIn({ name: 'Ana' })
  await expect(page.locator('.contact-form [aria-invalid]')).toHaveCount(2)
  await form.fillIn({ email: trimmed.email })
  await expect(page.locator('.field-error')).toHaveText([message.invalid])
  await expect(form.field('email')).toBeFocused()
  await form.fillIn({ message: trimmed.message })
  await expect(page.locator('.field-error, .contact-form [aria-invalid]')).toHaveCount(0)
})

test('form fields stack below 768 px, and nearby targets are at least 44 px high on a phone', async ({
  page,
}) => {
  await page.goto('/en')
  for (const { width, rows } of [
    { width: 767, rows: 4 },
    { width: 768, rows: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator('.contact-form .field')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px`).toBe(rows)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  const targets = page.locator('#contato .card a, .site-footer a')
  await expect(targets).toHaveCount(6)
  for (const target of await targets.all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('labels are always visible; placeholders appear only on focus', async ({ page, form }) => {
  await form.open()
  for (const name of names) {
    const field = form.field(name)
    // Reads the opacity, because forced colours would override a transparent colour.
    const opacity = () =>
      field.evaluate((element) => getComputedStyle(element, '::placeholder').opacity)
    await expect(field).toHaveAttribute('placeholder', words[name].placeholder)
    await expect(page.locator('label', { hasText: words[name].label })).toBeVisible()
    expect(await opacity()).toBe('0')
    await field.focus()
    expect(await opacity()).toBe('1')
  }
})

test.describe('a draft in the contact form', () => {
  async function switchToPortuguese(page: Page): Promise<void> {
    // Makes the form's section current, because switching the language keeps the current section.
    // The section may have moved while fonts were loading.
    await scrollSectionTo(page, 'contato', 120)
    // Avoids `locator.click()`, which would scroll although the link is in the sticky header.
    const link = await page.locator('.languages a[hreflang=pt-BR]').boundingBox()
    await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
    await expect(page).toHaveURL('/pt-BR#contato')
  }

  test('is deleted in every language once it is sent', async ({ page, form }) => {
    await mockFunction(page, succeed)
    await form.open()
    await form.fillIn(typed)
    await switchToPortuguese(page)
    await form.expectValues(typed)
    await form.send()
    await form.expectValues(empty)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ana')
    for (const leave of [() => page.reload(), () => page.goBack()]) {
      await leave()
      await requestHydration(page, 'contact-form')
      await form.expectValues(empty)
    }
  })

  test('that was typed before hydration survives a language switch', async ({ page, form }) => {
    const script = await delayScript(page, 'contact-form')
    await page.goto('/en#contato')
    await form.fillIn({ name: 'Ana' })
    await form.field('message').pressSequentially('Olá')
    await script.requested
    await switchToPortuguese(page)
    await form.fillIn({ phone: '123' })
    await script.hydrate()
    await form.expectValues({ ...empty, name: 'Ana', message: 'Olá', phone: '123' })
  })
})

test('a message from a plain-HTTP page reaches the inbox', async ({ page, form, baseURL }) => {
  // The form in the build calls the function that `npm start` runs, not these tests' function.
  await page.route('http://localhost:54321/**', (route, request) =>
    route.continue({ url: request.url().replace('54321', String(functionPort)) }),
  )
  await page.goto(`${baseURL?.replace('localhost', 'www.farol.com.br')}/en#contato`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const name = `Ana ${Date.now()}`
  await form.send({ ...typed, name: `  ${name}  `, message: 'Olá!\n<b>Medir</b>' })
  await form.expectToast('success', toasts.sent)

  const response = await page.request.get(`http://localhost:${inboxPort}/mails.json`)
  const mails = (await response.json()) as InboxMail[]
  const received = mails.filter(({ mail }) => mail.subject.includes(name))
  expect(received).toHaveLength(1)
  expect(received[0]?.mail.replyTo).toEqual([{ name, address: typed.email }])
  expect(received[0]?.mail.text).toContain('<b>Medir</b>')
})

interface InboxMail {
  mail: { subject: string; text: string; replyTo: { name: string; address: string }[] }
}
