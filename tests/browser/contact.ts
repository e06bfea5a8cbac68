import { expect, type Page, type Request, type Route } from 'playwright/test'
import type { Locale } from '../../src/locales.ts'
import type { ContactField, ContactMessage } from '../../supabase/functions/_shared/contact.ts'
import { requestHydration } from './held-script.ts'
import { scrollSectionTo } from './scrolling.ts'
import { wordsOf } from '../fixtures/words.ts'

const FUNCTION = '**/functions/v1/send-contact-email'

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'apikey, authorization, content-type, idempotency-key, x-client-info',
}

/** A message that breaks no rule, with blanks around that are not part of it. */
export const typed: ContactMessage = {
  name: '  Ana Souza ',
  phone: ' +351 912 345 678  ',
  email: 'ana@exemplo.pt',
  message: '\n Olá!\nQuero medir tudo. ',
}

export const trimmed: ContactMessage = {
  name: 'Ana Souza',
  phone: '+351 912 345 678',
  email: 'ana@exemplo.pt',
  message: 'Olá!\nQuero medir tudo.',
}

/** Answers of the function. */
export const accept = (route: Route) =>
  route.fulfill({ status: 200, headers: allowed, json: { id: '1' } })
export const fail = (route: Route) =>
  route.fulfill({ status: 500, headers: allowed, json: { error: 'internal' } })
export const refuse = (route: Route) => route.abort('connectionrefused')
export const keepSilent = () => Promise.resolve()

/**
 * Stands in for the function `send-contact-email`.
 *
 * @returns the requests that arrive, in order
 */
export async function standInForFunction(
  page: Page,
  answer: (route: Route, turn: number) => Promise<unknown>,
): Promise<Request[]> {
  const received: Request[] = []
  await page.route(FUNCTION, async (route) => {
    if (route.request().method() === 'OPTIONS') {
      return route.fulfill({ status: 204, headers: allowed })
    }
    received.push(route.request())
    await answer(route, received.length)
  })
  return received
}

/** The key that makes a message known when it is sent again. */
export function keyOf(request: Request | undefined): string {
  return request?.headers()['idempotency-key'] ?? ''
}

/** Opens the landing page at its form and waits until the form answers and the page stands still. */
export async function openForm(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/${locale}#contato`)
  await requestHydration(page, 'contact-form')
  await scrollSectionTo(page, 'contato', 120)
}

export function field(page: Page, locale: Locale, name: ContactField) {
  return page.getByLabel(wordsOf(locale, 'site').form[name].label, { exact: true })
}

export function sendButton(page: Page) {
  return page.locator('.contact-form button')
}

export async function fill(page: Page, locale: Locale, values: ContactMessage): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, locale, name as ContactField).fill(value)
  }
}

export async function expectFields(page: Page, locale: Locale, values: ContactMessage) {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, locale, name as ContactField)).toHaveValue(value)
  }
}

/**
 * One notice is shown, of this kind and with these texts. It is looked at as a
 * whole: most notices leave by themselves, and a slow machine takes long between two looks.
 */
export async function expectToast(page: Page, kind: 'success' | 'error', texts: readonly string[]) {
  await expect.poll(() => shownToasts(page)).toEqual([{ kind, texts }])
}

/** The notices that are to be seen, the latest first. */
export function shownToasts(page: Page) {
  return page.locator('[data-sonner-toast]').evaluateAll((notices) =>
    (notices as HTMLElement[]).map((notice) => {
      const parts = [...notice.querySelectorAll<HTMLElement>('[data-title], [data-description]')]
      const seen = parts.filter((part) => part.checkVisibility())
      return { kind: notice.dataset['type'], texts: seen.map((part) => part.innerText) }
    }),
  )
}

/** What the form shows only at times. */
export function formTexts(locale: Locale) {
  const { form, toasts } = wordsOf(locale, 'site')
  const { name, phone, email, message } = form.errors
  return {
    errors: {
      name: name.invalid,
      phone: phone.invalid,
      email: email.invalid,
      message: message.invalid,
    },
    sending: form.sending,
    invalid: toasts.invalid.title,
    failed: [toasts.failed.title, toasts.failed.description],
    sent: [toasts.sent.title, toasts.sent.description],
  }
}
