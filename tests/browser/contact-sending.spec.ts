import type { Locator } from 'playwright/test'
import { fill } from '../../src/content/placeholders.ts'
import { HONEYPOT } from '../../supabase/functions/_shared/contact.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import {
  empty,
  fail,
  keyOf,
  mockFunction,
  refuse,
  succeed,
  test,
  trimmed,
  typed,
} from './contact.ts'
import { scrollThrough } from './scrolling.ts'
import { expect } from './site-test.ts'

/** How long the form waits for the function, in milliseconds. */
const TIMEOUT = 20_000

const { form: words, toasts } = wordsOf('en', 'site')

test.describe('sending a message:', () => {
  test('a double click sends it once, and the button shows it', async ({ page, form }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const received = await mockFunction(page, (route) => released.then(() => succeed(route)))
    await form.open()
    await form.fillIn(typed)
    await form.button.dblclick()
    await expect(form.button).toHaveText(words.sending)
    await expect(form.button).toBeDisabled()
    await form.expectValues(typed)
    release()
    await form.expectToast('success', toasts.sent)
    await form.expectValues(empty)
    await expect(form.button).toHaveText(words.send)
    await expect(form.button).toBeEnabled()
    expect(received.map((request) => request.postDataJSON() as unknown)).toEqual([
      expect.objectContaining(trimmed),
    ])
  })

  test('its success is also beside the button, until the next edit', async ({ page, form }) => {
    await mockFunction(page, succeed)
    await form.open()
    const result = page.locator('.contact-form').getByRole('status')
    await expect(result).toHaveText('')
    await form.send(trimmed)
    await expect(result).toHaveText(`${toasts.sent.title} ${toasts.sent.description}`)
    await expect(form.button).toBeFocused()
    await form.fillIn({ name: 'Eva' })
    await expect(result).toHaveText('')
  })

  test('the body has the fields, an empty honeypot and the key', async ({ page, form }) => {
    const received = await mockFunction(page, succeed)
    await form.open()
    await form.send(typed)
    await form.expectToast('success', toasts.sent)
    const key = expect.stringMatching(/^[\w-]{16,}$/)
    expect(received.map((request) => request.postDataJSON() as unknown)).toEqual([
      { ...trimmed, [HONEYPOT]: '', key },
    ])
    // A header of that name is not in the list of a self-hosted gateway (supabase#41334).
    expect(received[0]?.headers()).not.toHaveProperty('idempotency-key')
  })

  test('supabase-js is requested only when the form gets the focus', async ({ page, form }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await form.open()
    await scrollThrough(page)
    expect(requested.filter((url) => /supabase|functions|auth/i.test(url))).toEqual([])
    const client = page.waitForRequest(/supabase-client/)
    await form.field('message').focus()
    await client
  })

  test('a session in local storage is refreshed and sent along', async ({ page, form }) => {
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

test.describe('sending a message that fails:', () => {
  test.use({ expectedProblems: ['send-contact-email', 'Failed to load resource', 'ERR_INTERNET'] })

  for (const [reason, respond] of [
    ['the function fails', fail],
    ['the connection is refused', refuse],
  ] as const) {
    test(`${reason}: the form keeps it, its key and the focus`, async ({ page, form }) => {
      const received = await mockFunction(page, respond, respond, succeed)
      await form.open()
      await form.send(typed)
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
  }

  test('phone and e-mail are offered until an edit or the next attempt', async ({ page, form }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await mockFunction(page, fail, fail, (route) => released.then(() => succeed(route)))
    await form.open()
    const otherWays = page.locator('#contato').getByRole('status')
    await expect(otherWays).toHaveText('')
    await form.send(trimmed)
    const { phone, email } = site
    await expect(otherWays).toHaveText(fill(words.otherWays, { phone: phone.display, email }))
    for (const [name, url] of [
      [phone.display, `tel:${phone.number}`],
      [email, `mailto:${email}`],
    ] as const) {
      await expect(otherWays.getByRole('link', { name })).toHaveAttribute('href', url)
    }
    await form.fillIn({ message: 'Olá' })
    await expect(otherWays).toHaveText('')
    await form.send()
    await expect(otherWays).not.toHaveText('')
    await form.send()
    await expect(form.button).toHaveText(words.sending)
    await expect(otherWays).toHaveText('')
    release()
    await form.expectToast('success', toasts.sent)
    await expect(otherWays.getByRole('link')).toHaveCount(0)
  })

  test('offline: it can be sent once online', async ({ page, context, form }) => {
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

  test('no response in 20 s: the form keeps it', async ({ page, form }) => {
    await page.clock.install()
    const received = await mockFunction(page, () => Promise.resolve())
    await form.open()
    await form.fillIn(typed)
    await page.clock.pauseAt(Date.now() + 60_000)
    await form.send()
    await expect.poll(() => received.length).toBe(1)
    await page.clock.runFor(TIMEOUT - 1000)
    await expect(form.button).toHaveText(words.sending)
    await page.clock.runFor(1000)
    await page.clock.resume()
    await form.expectToast('error', toasts.failed)
    await form.expectValues(typed)
    await expect(form.button).toBeEnabled()
  })

  test('another text, and the next message, get another key', async ({ page, form }) => {
    const received = await mockFunction(page, fail, succeed)
    await form.open()
    for (const [index, message] of ['one', 'two', 'two'].entries()) {
      await form.send({ ...trimmed, message })
      await expect.poll(() => received.length).toBe(index + 1)
      await expect(form.button).toBeEnabled()
    }
    expect(new Set(received.map(keyOf)).size).toBe(3)
  })

  test('without storage, it is sent again with the same key', async ({ page, form }) => {
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

test.describe('the toast of a result', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedProblems: ['send-contact-email', 'Failed to load resource'],
  })

  test('leaves before the next message is sent', async ({ page, form }) => {
    const toast = page.locator('[data-sonner-toast]')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await mockFunction(page, (route) => released.then(() => succeed(route)))
    await form.open()
    await form.send({ ...trimmed, name: ' ' })
    await expect(toast).toHaveCount(1)
    await form.send({ name: 'Ana' })
    await expect(form.button).toBeDisabled()
    // Sooner than it would close by itself.
    await expect(toast).toHaveCount(0, { timeout: 1500 })
    release()
    await expect(toast).toHaveAttribute('data-type', 'success')
  })

  for (const [width, height] of [
    [320, 640],
    [360, 780],
    [768, 900],
    [1280, 720],
  ] as const) {
    for (const [result, values, respond, shown] of [
      ['an invalid name', { ...trimmed, name: ' ' }, succeed, '.field:has([name=name])'],
      ['an invalid message', { ...trimmed, message: ' ' }, succeed, '.field:has(textarea)'],
      ['success', trimmed, succeed, '.sent'],
      ['failure', trimmed, fail, '.other-ways'],
    ] as const) {
      test(`covers neither ${result} nor the button at ${width}×${height}`, async ({
        page,
        form,
      }) => {
        await page.setViewportSize({ width, height })
        await mockFunction(page, respond)
        await form.open()
        await form.fillIn(values)
        // Near the upper end of the window, where the toast is.
        await form.button.evaluate((button) => {
          scrollBy({ top: button.getBoundingClientRect().top - 100, behavior: 'instant' })
        })
        await form.send()
        const toast = page.locator('[data-sonner-toast][data-mounted=true]')
        await expect(toast).toBeVisible()
        for (const part of [page.locator(shown), form.button]) {
          await expect.poll(() => overlap(part, toast)).toBe(false)
        }
        const covered = page.locator('.site-header, .floating-navigation ul')
        for (const bar of await covered.all()) {
          expect(await overlap(page.locator(shown), bar), 'under a bar').toBe(false)
        }
        await expect(page.locator(shown)).toBeInViewport({ ratio: 1 })
      })
    }
  }
})

/** Whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('An element is not visible')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
