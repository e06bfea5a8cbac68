import { fill } from '../../src/content/placeholders.ts'
import { HONEYPOT } from '../../supabase/functions/_shared/contact-message.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import {
  empty,
  fail,
  hold,
  holdFunction,
  keyOf,
  intercept,
  mockFunction,
  succeed,
  test,
  trimmed,
  typed,
} from './contact-form-fixture.ts'
import { scrollThrough } from './scrolling.ts'
import { expect } from './site-test.ts'

/** How long the form waits for the function's response, in milliseconds. */
const TIMEOUT = 20_000

const { form: words, toasts } = wordsOf('en', 'site')

test.describe('sending a message:', () => {
  test('a double click sends it once, with a key and an empty honeypot', async ({ page, form }) => {
    const { held, release } = hold(succeed)
    const received = await mockFunction(page, held)
    await form.open()
    await form.fillIn(typed)
    await form.button.dblclick()
    release()
    await form.expectToast('success', toasts.sent)
    const key = expect.stringMatching(/^[\w-]{16,}$/)
    expect(received.map((request) => request.postDataJSON() as unknown)).toEqual([
      { ...trimmed, [HONEYPOT]: '', key },
    ])
    // A self-hosted gateway does not allow this header (supabase#41334).
    expect(received[0]?.headers()).not.toHaveProperty('idempotency-key')
  })

  test('the button shows progress, and then the form is cleared', async ({ page, form }) => {
    const release = await holdFunction(page, succeed)
    await form.open()
    await expect(form.status).toHaveText('')
    await form.fillIn(typed)
    const pressed = await form.button.evaluate(async (button: HTMLButtonElement) => {
      button.click()
      // React renders state changes from a click in a microtask, that is, before the next frame.
      await new Promise(requestAnimationFrame)
      return { isDisabled: button.disabled, cursor: getComputedStyle(button).cursor }
    })
    // The progress cursor is painted before the form is validated and rendered.
    expect(pressed).toEqual({ isDisabled: false, cursor: 'progress' })
    await expect(form.button).toHaveText(words.sending)
    await expect(form.button).toBeDisabled()
    await form.expectValues(typed)
    release()
    await form.expectValues(empty)
    await form.startAnother()
    await expect(form.button).toHaveText(words.send)
    await expect(form.button).toBeEnabled()
    await expect(form.status).toHaveText('')
  })

  test('supabase-js is requested only when the form receives focus', async ({ page, form }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await form.open()
    await scrollThrough(page)
    expect(requested.filter((url) => /supabase|functions|auth/i.test(url))).toEqual([])
    const client = page.waitForRequest(/supabase-client/)
    await form.field('message').focus()
    await client
  })

  test('an expired session is refreshed, and its new token is sent', async ({ page, form }) => {
    const user = { id: '1', aud: 'authenticated', role: 'authenticated' }
    const session = { access_token: 'old', refresh_token: 'refresh', token_type: 'bearer', user }
    const key = 'sb-localhost-auth-token'
    await page.goto('/en/precos')
    await page.evaluate(([name, stored]) => localStorage.setItem(name, JSON.stringify(stored)), [
      key,
      { ...session, expires_at: 1_700_000_000 },
    ] as const)
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { ...session, access_token: 'new', expires_in: 3600 },
      }),
    )
    const received = await mockFunction(page, succeed)
    await form.open()
    await form.send(trimmed)
    await expect.poll(() => received[0]?.headers()['authorization']).toBe('Bearer new')
    const renewed = await page.evaluate((name) => localStorage.getItem(name), key)
    expect(renewed).toContain('"access_token":"new"')
  })
})

test.describe('a message that cannot be sent', () => {
  test.use({
    expectedProblems: [
      'send-contact-email',
      'supabase-client',
      'Failed to load resource',
      'ERR_INTERNET',
    ],
  })

  test('because the function fails or is unreachable stays in the form and keeps its key', async ({
    page,
    form,
  }) => {
    const received = await mockFunction(page, fail, intercept, succeed)
    const logged = page.waitForEvent('console', (message) =>
      /^send-contact-email failed: Functions\w+Error/.test(message.text()),
    )
    await form.open()
    await form.send(typed)
    await logged
    await form.expectToast('error', toasts.failed)
    await form.expectValues(typed)
    await expect(form.button).toHaveText(words.send)
    await expect(form.button).toBeFocused()
    await form.send()
    await expect.poll(() => received.length).toBe(2)
    await expect(form.button).toBeEnabled()
    await page.reload()
    await form.expectValues(typed)
    await form.send()
    await form.expectValues(empty)
    const key = expect.stringMatching(/^[\w-]{16,}$/)
    expect(received.map(keyOf)).toEqual([key, keyOf(received[0]), keyOf(received[0])])
  })

  test('leaves an error and contact details on the page until it is edited or resent', async ({
    page,
    form,
  }) => {
    const { held, release } = hold(succeed)
    await page.clock.install()
    await mockFunction(page, fail, fail, held)
    await form.open()
    await expect(form.status).toHaveText('')
    await form.send(trimmed)
    await form.expectToast('error', toasts.failed)
    await page.clock.runFor(10_000)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    const { phone, email } = site
    const otherWays = fill(words.otherWays, { phone: phone.display, email })
    const { title, description } = toasts.failed
    await expect(form.status).toHaveText(`${title} ${description} ${otherWays}`)
    for (const [name, url] of [
      [phone.display, `tel:${phone.number}`],
      [email, `mailto:${email}`],
    ] as const) {
      await expect(form.status.getByRole('link', { name })).toHaveAttribute('href', url)
    }
    await form.fillIn({ message: 'Olá' })
    await expect(form.status).toHaveText('')
    await form.send()
    await expect(form.status).toContainText(otherWays)
    await form.send()
    await expect(form.status).toHaveText(words.sendingStatus)
    release()
    await form.expectToast('success', toasts.sent)
    await expect(form.confirmation).toBeVisible()
    await expect(page.getByText(otherWays)).toHaveCount(0)
  })

  test('while the visitor is offline can be sent afterwards', async ({ page, context, form }) => {
    const received = await mockFunction(page, succeed)
    await form.open()
    await context.setOffline(true)
    await form.send(typed)
    await form.expectToast('error', toasts.failed)
    await form.expectValues(typed)
    await context.setOffline(false)
    await form.send()
    await form.expectValues(empty)
    expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
  })

  test('while its script cannot be loaded can be sent afterwards', async ({ page, form }) => {
    const received = await mockFunction(page, succeed)
    await page.route(/supabase-client/, (route) => route.abort())
    await form.open()
    await form.send(typed)
    await form.expectToast('error', toasts.failed)
    await form.expectValues(typed)
    await page.unroute(/supabase-client/)
    await form.send()
    await form.expectValues(empty)
    expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
  })

  test('because there is no response within 20 s stays in the form', async ({ page, form }) => {
    await page.clock.install()
    const received = await mockFunction(page, () => Promise.resolve())
    await form.open()
    await form.fillIn(typed)
    await page.clock.pauseAt(Date.now() + 60_000)
    await form.send()
    // The message is sent only after the progress cursor has been painted.
    await page.clock.runFor(100)
    await expect.poll(() => received.length).toBe(1)
    await page.clock.runFor(TIMEOUT - 1000)
    await expect(form.button).toHaveText(words.sending)
    await page.clock.runFor(1000)
    await page.clock.resume()
    await form.expectToast('error', toasts.failed)
    await form.expectValues(typed)
    await expect(form.button).toBeEnabled()
  })

  test('gets a new key if its text changes, as does the next message', async ({ page, form }) => {
    const received = await mockFunction(page, fail, succeed)
    await form.open()
    for (const [index, message] of ['one', 'two', 'two'].entries()) {
      await form.send({ ...trimmed, message })
      await expect.poll(() => received.length).toBe(index + 1)
      if (index > 0) await form.startAnother()
      await expect(form.button).toBeEnabled()
    }
    expect(new Set(received.map(keyOf)).size).toBe(3)
  })

  test('keeps its key when resent, even without storage', async ({ page, form }) => {
    await page.addInitScript(() => {
      for (const storage of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(globalThis, storage, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    const received = await mockFunction(page, fail, succeed)
    await form.open()
    await form.send(typed)
    await form.expectToast('error', toasts.failed)
    await form.expectValues(typed)
    await form.send()
    await form.expectValues(empty)
    expect(keyOf(received[1])).toBe(keyOf(received[0]))
  })
})
