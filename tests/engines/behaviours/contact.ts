import { expect } from 'vitest'
import type {
  ContactField,
  ContactMessage,
} from '../../../supabase/functions/_shared/contact-message.ts'
import { wordsOf } from '../../fixtures/words.ts'
import type { Page } from '../page.ts'
import {
  expectFocused,
  expectLocation,
  expectTexts,
  expectTopAt,
  SCROLL_OFFSET,
  type Behaviours,
  PRECISE_IN_CHROMIUM,
} from './behaviour.ts'

const { form: words, toasts } = wordsOf('en', 'site')

/** Values that the browser accepts but the form rejects, in the order of the form's fields. */
const invalid: ContactMessage = { name: ' ', phone: ' ', email: 'ana@exemplo', message: ' ' }

const valid: ContactMessage = {
  name: 'Ana Souza',
  phone: '+351 912 345 678',
  email: 'ana@exemplo.pt',
  message: 'Quero medir tudo.',
}

const empty: ContactMessage = { name: '', phone: '', email: '', message: '' }

const BUTTON = '.contact-form button[type=submit]'
const STATUS = '.contact-form [role=status]'
const field = (name: string) => `.contact-form [name="${name}"]`

export const contact: Behaviours = {
  'submitting an empty form reports every field and focuses the first': async ({ page }) => {
    await openForm(page)
    await page.click(BUTTON)
    await expectFocused(page, field('name'))
    expect(await page.count('.contact-form :required:invalid')).toBe(4)
    await expectTexts(
      page,
      '.field-error',
      Object.values(words.errors).map(({ invalid: text }) => text),
    )
    expect(await page.count('[data-sonner-toast]')).toBe(0)
  },

  'the form reports the first invalid field in document order': async ({ page }) => {
    await openForm(page)
    await fillIn(page, invalid)
    for (const [name, value] of Object.entries(valid)) {
      await page.click(BUTTON)
      const message = words.errors[name as ContactField].invalid
      await expectToast(page, 'error', { title: toasts.invalid.title, description: message })
      await expectTexts(page, '.field-error', [message])
      await expectFocused(page, field(name))
      expect(await page.attribute(field(name), 'aria-invalid')).toBe('true')
      await page.fill(field(name), value)
      await expectTexts(page, '.field-error', [])
    }
  },

  'the form shows that a message is being sent, and then a confirmation': {
    notIn: { Chromium: PRECISE_IN_CHROMIUM },
    async run({ page, servers }) {
      await openForm(page)
      const name = `Ana ${Date.now()}`
      await fillIn(page, { ...valid, name: `  ${name} ` })
      servers.respond('waits')
      await page.click(BUTTON)
      await expectTexts(page, BUTTON, [words.sending])
      expect(await page.count(`${BUTTON}:disabled`)).toBe(1)
      await expectTexts(page, STATUS, [words.sendingStatus])
      await expectFocused(page, STATUS)
      servers.respond('delivers')
      await expectToast(page, 'success', toasts.sent)
      await expectFocused(page, '.confirmation h3')
      await page.click('.confirmation button')
      await expectFocused(page, field('name'))
      await expectTexts(page, BUTTON, [words.send])
      await expectValues(page, empty)
      expect((await servers.mails()).filter((subject) => subject.includes(name))).toHaveLength(1)
    },
  },

  'the form keeps a message that could not be sent': async ({ page, servers, expectProblems }) => {
    expectProblems('500', 'send-contact-email')
    await openForm(page)
    await fillIn(page, valid)
    servers.respond('fails')
    await page.click(BUTTON)
    await expectToast(page, 'error', toasts.failed)
    await expectValues(page, valid)
    servers.respond('delivers')
    await page.click(BUTTON)
    await expectToast(page, 'success', toasts.sent)
    await expectValues(page, empty)
  },

  'a draft survives a reload and a language switch': async ({ page }) => {
    await openForm(page)
    await fillIn(page, valid)
    await page.reload()
    await expectValues(page, valid)
    await page.click('.languages a[hreflang="pt-BR"]')
    await expectLocation(page, '/pt-BR#contato')
    await expectValues(page, valid)
  },
}

async function openForm(page: Page): Promise<void> {
  await page.open('/en#contato')
  await page.hydrate('contact-form')
  await expectTopAt(page, '#contato', SCROLL_OFFSET)
}

async function fillIn(page: Page, values: ContactMessage): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(field(name), value)
}

async function expectValues(page: Page, values: ContactMessage): Promise<void> {
  const read = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('.contact-form .field [name]')].map(
          ({ name, value }) => [name, value],
        ),
      ),
    )
  await expect.poll(read).toEqual(values)
}

/** Waits for a toast of this kind with this title and description. */
async function expectToast(
  page: Page,
  kind: 'success' | 'error',
  { title, description }: { title: string; description: string },
): Promise<void> {
  const shown = () => page.texts(`[data-sonner-toast][data-type=${kind}]`)
  const found = async () =>
    (await shown()).some((text) => text.includes(title) && text.includes(description))
  await expect.poll(found, { message: `toast: ${title} ${description}` }).toBe(true)
}
