import {
  accept,
  expectFields,
  expectToast,
  fail,
  fill,
  formTexts,
  keyOf,
  openForm,
  sendButton,
  standInForFunction,
  trimmed,
  typed,
} from './contact.ts'
import { expect, test } from './site-test.ts'

test.describe('where the browser forbids storage', () => {
  test.use({ expectedProblems: ['send-contact-email', 'Failed to load resource'] })

  test('a message is sent, and known when it is sent again', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['sessionStorage', 'localStorage'] as const) {
        Object.defineProperty(globalThis, storage, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    const received = await standInForFunction(page, (route, turn) =>
      turn === 1 ? fail(route) : accept(route),
    )
    await openForm(page, 'en')
    await fill(page, 'en', typed)
    await sendButton(page).click()
    await expectToast(page, 'error', formTexts('en').failed)
    await expectFields(page, 'en', typed)
    await sendButton(page).click()
    await expectFields(page, 'en', { name: '', phone: '', email: '', message: '' })
    expect(received.map((request) => request.postDataJSON() as unknown)).toEqual([
      expect.objectContaining(trimmed),
      expect.objectContaining(trimmed),
    ])
    expect(keyOf(received[0])).toMatch(/^[\w-]{16,}$/)
    expect(keyOf(received[1])).toBe(keyOf(received[0]))
  })
})
