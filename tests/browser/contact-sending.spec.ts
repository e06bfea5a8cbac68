import {
  accept,
  expectFields,
  expectToast,
  fail,
  field,
  fill,
  formTexts,
  keepSilent,
  keyOf,
  openForm,
  refuse,
  sendButton,
  standInForFunction,
  trimmed,
  typed,
} from './contact.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

const empty = { name: '', phone: '', email: '', message: '' }

/** How long the form waits for an answer, in milliseconds. */
const TIME_OUT = 20_000

for (const locale of twoLocales) {
  const { form } = wordsOf(locale, 'site')
  const texts = formTexts(locale)

  test.describe(`a message in ${locale}`, () => {
    test('is sent trimmed, once, while the button says so and waits', async ({ page }) => {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => (answer = resolve))
      const received = await standInForFunction(page, async (route) => {
        await answered
        await accept(route)
      })
      await openForm(page, locale)
      await fill(page, locale, typed)
      await sendButton(page).dblclick()
      await expect(sendButton(page)).toHaveText(texts.sending)
      await expect(sendButton(page)).toBeDisabled()
      await expect.poll(() => received.length).toBe(1)
      expect(received[0]?.method()).toBe('POST')
      expect(received[0]?.postDataJSON()).toMatchObject(trimmed)

      answer()
      await expectToast(page, 'success', texts.sent)
      await expectFields(page, locale, empty)
      await expect(sendButton(page)).toHaveText(form.send)
      await expect(sendButton(page)).toBeEnabled()
      expect(received).toHaveLength(1)
    })

    test('is filled in and sent by keyboard alone', async ({ page }) => {
      const received = await standInForFunction(page, accept)
      await openForm(page, locale)
      await page.locator('#contato .lead a').last().focus()
      for (const [name, value] of Object.entries(trimmed)) {
        await page.keyboard.press('Tab')
        await expect(field(page, locale, name as keyof typeof trimmed)).toBeFocused()
        await page.keyboard.type(value)
      }
      await page.keyboard.press('Tab')
      await expect(sendButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expectToast(page, 'success', texts.sent)
      expect(received).toHaveLength(1)
      expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
    })
  })

  test.describe(`a message in ${locale} that cannot be sent`, () => {
    test.use({
      expectedProblems: ['send-contact-email', 'Failed to load resource', 'ERR_INTERNET'],
    })

    for (const [reason, answer] of [
      ['because the function fails', fail],
      ['because the connection is refused', refuse],
    ] as const) {
      test(`${reason} is kept, and known when it is sent again`, async ({ page }) => {
        const received = await standInForFunction(page, (route, turn) =>
          turn <= 2 ? answer(route) : accept(route),
        )
        await openForm(page, locale)
        await fill(page, locale, typed)
        await sendButton(page).click()
        await expectToast(page, 'error', texts.failed)
        await expectFields(page, locale, typed)
        await expect(sendButton(page)).toHaveText(form.send)
        await expect(sendButton(page)).toBeEnabled()

        await sendButton(page).click()
        await expect.poll(() => received.length).toBe(2)
        await expect(sendButton(page)).toBeEnabled()
        await page.reload()
        await expectFields(page, locale, typed)
        await sendButton(page).click()
        await expect.poll(() => received.length).toBe(3)
        const [first, ...others] = received.map(keyOf)
        expect(first).toMatch(/^[\w-]{16,}$/)
        expect(others).toEqual([first, first])
      })
    }

    for (const [moment, touchFirst] of [
      ['before the form is touched', false],
      ['after the form was touched', true],
    ] as const) {
      test(`because the network went ${moment} is kept and can be sent`, async ({
        page,
        context,
      }) => {
        await openForm(page, locale)
        const client = page.waitForResponse(/supabase-client/)
        if (touchFirst) await Promise.all([client, field(page, locale, 'name').focus()])
        else client.catch(() => {})
        await context.setOffline(true)
        await fill(page, locale, typed)
        await sendButton(page).click()
        await expectToast(page, 'error', texts.failed)
        await expectFields(page, locale, typed)

        await context.setOffline(false)
        const received = await standInForFunction(page, accept)
        await sendButton(page).click()
        await expect.poll(() => received.length).toBe(1)
        expect(received[0]?.postDataJSON()).toMatchObject(trimmed)
        await expectFields(page, locale, empty)
      })
    }

    test('because no answer comes in time is kept', async ({ page }) => {
      await page.clock.install()
      const received = await standInForFunction(page, keepSilent)
      await openForm(page, locale)
      await fill(page, locale, typed)
      await page.clock.pauseAt(Date.now() + 60_000)
      await sendButton(page).click()
      await expect.poll(() => received.length).toBe(1)
      await page.clock.runFor(TIME_OUT - 1000)
      await expect(sendButton(page)).toHaveText(texts.sending)
      await page.clock.runFor(1000)
      await page.clock.resume()
      await expectToast(page, 'error', texts.failed)
      await expectFields(page, locale, typed)
      await expect(sendButton(page)).toBeEnabled()
    })
  })
}

test.describe('the key of a message', () => {
  test.use({ expectedProblems: ['send-contact-email', 'Failed to load resource'] })

  test('is another one for another text, and for the next message', async ({ page }) => {
    const received = await standInForFunction(page, (route, turn) =>
      turn === 1 ? fail(route) : accept(route),
    )
    await openForm(page, 'en')
    for (const text of ['one', 'two', 'two']) {
      await fill(page, 'en', { ...trimmed, message: text })
      await sendButton(page).click()
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
      await expect(sendButton(page)).toBeEnabled()
    }
    await expect.poll(() => received.length).toBe(3)
    expect(new Set(received.map(keyOf)).size).toBe(3)
  })

  test('after a failure, Enter sends again from where the focus is', async ({ page }) => {
    const received = await standInForFunction(page, (route, turn) =>
      turn === 1 ? fail(route) : accept(route),
    )
    await openForm(page, 'pt-BR')
    await fill(page, 'pt-BR', trimmed)
    await sendButton(page).focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'error', formTexts('pt-BR').failed)
    await page.keyboard.press('Enter')
    await expect.poll(() => received.length).toBe(2)
  })
})

test('a message can be sent from a host without TLS, where browsers offer less', async ({
  page,
  baseURL,
}) => {
  const received = await standInForFunction(page, accept)
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://www.farol.com.br:${port}/pt-BR#contato`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await fill(page, 'pt-BR', typed)
  await sendButton(page).click()
  await expectToast(page, 'success', formTexts('pt-BR').sent)
  expect(received).toHaveLength(1)
  expect(keyOf(received[0])).toMatch(/^[\w-]{16,}$/)
})

test('a session of the visitor is kept in local storage, renewed, and sent along', async ({
  page,
}) => {
  const session = {
    access_token: 'old',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 1_700_000_000,
    user: { id: '1', aud: 'authenticated', role: 'authenticated' },
  }
  await page.addInitScript((stored) => {
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(stored))
  }, session)
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { ...session, access_token: 'new', expires_at: Math.floor(Date.now() / 1000) + 3600 },
    }),
  )
  const received = await standInForFunction(page, accept)
  await openForm(page, 'en')
  const renewed = page.waitForRequest('**/auth/v1/token?grant_type=refresh_token')
  await field(page, 'en', 'name').focus()
  await renewed
  const stored = () => page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))
  await expect.poll(stored).toContain('"access_token":"new"')

  await fill(page, 'en', trimmed)
  await sendButton(page).click()
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]?.headers()['authorization']).toBe('Bearer new')
})
