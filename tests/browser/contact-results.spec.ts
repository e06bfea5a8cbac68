import type { Page } from 'playwright/test'
import { fill } from '../../src/content/placeholders.ts'
import { site, wordsOf } from '../fixtures/words.ts'
import {
  empty,
  fail,
  holdFunction,
  mockFunction,
  succeed,
  test,
  trimmed,
} from './contact-form-fixture.ts'
import { coveredPoints, elementsOverlapping } from './covered.ts'
import { expect } from './site-test.ts'

const { form: words, toasts } = wordsOf('en', 'site')

/** Viewports with and without a sticky header; the first is 1280 × 1024 px at 400% zoom. */
const windowSizes = [
  [320, 256],
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const

const failure = [
  toasts.failed.title,
  toasts.failed.description,
  fill(words.otherWays, { phone: site.phone.display, email: site.email }),
].join(' ')

/** Each result: the form's values, the function's response, and what live regions announce. */
const results = [
  ['an invalid field', { ...trimmed, name: ' ' }, succeed, []],
  // Success is not announced, because the confirmation gets the focus.
  ['success', trimmed, succeed, [words.sendingStatus]],
  ['failure', trimmed, fail, [words.sendingStatus, failure]],
] as const

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: ['send-contact-email', 'Failed to load resource'],
})

test.describe('if sending fails, the focus', () => {
  test('is on the status during the request, and then on the button', async ({ page, form }) => {
    const release = await holdFunction(page, fail)
    await form.open()
    await form.fillIn(trimmed)
    await form.button.focus()
    await recordLostFocus(page)
    await page.keyboard.press('Enter')
    await expect(form.status).toHaveText(words.sendingStatus)
    await expect(form.status).toBeFocused()
    await expect(form.button).toBeDisabled()
    release()
    await expect(form.button).toBeFocused()
    expect(await page.evaluate(() => (globalThis as { lostFocus?: number }).lostFocus)).toBe(0)
  })

  test('stays where the visitor moved it during the request', async ({ page, form }) => {
    const release = await holdFunction(page, fail)
    await form.open()
    await form.send(trimmed)
    await expect(form.status).toBeFocused()
    await form.field('phone').focus()
    release()
    await form.expectToast('error', toasts.failed)
    await expect(form.field('phone')).toBeFocused()
  })
})

test.describe('the confirmation of a sent message', () => {
  const { title, text, another } = words.confirmation

  test('is as tall as the form and offers booking or a new form', async ({ page, form }) => {
    await mockFunction(page, succeed)
    await form.open()
    await form.fillIn(trimmed)
    const { height } = (await page.locator('.contact-form').boundingBox()) ?? {}
    await form.send()
    const heading = form.confirmation.getByRole('heading', { name: title })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveAccessibleDescription(text)
    await expect(form.button).toBeHidden()
    expect((await form.confirmation.boundingBox())?.height).toBe(height)
    const booking = form.confirmation.getByRole('link')
    await expect(booking).toHaveAttribute('href', site.bookingUrl)
    await form.confirmation.getByRole('button', { name: another }).click()
    await expect(form.confirmation).toHaveCount(0)
    await expect(form.field('name')).toBeFocused()
    await form.expectValues(empty)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  test('takes the focus from a field, but not from outside the form', async ({ page, form }) => {
    await form.open()
    for (const [selector, isInForm] of [
      ['.contact-form [name=phone]', true],
      ['#contato .card a', false],
    ] as const) {
      const release = await holdFunction(page, succeed)
      await form.send(trimmed)
      await expect(form.status).toBeFocused()
      const focused = page.locator(selector).first()
      await focused.focus()
      release()
      await form.expectToast('success', toasts.sent)
      await expect(isInForm ? form.confirmation.getByRole('heading') : focused).toBeFocused()
      await page.unrouteAll({ behavior: 'wait' })
      await form.startAnother()
    }
  })
})

test.describe('live regions', () => {
  test('announce sending and failure once, but not an invalid field', async ({ page, form }) => {
    await form.open()
    for (const [result, values, respond, announced] of results) {
      await page.unrouteAll({ behavior: 'wait' })
      await mockFunction(page, respond)
      await form.fillIn(values)
      await recordAnnouncements(page)
      await form.send()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
      await expect.poll(() => announcements(page), result).toEqual(announced)
      if (result === 'success') await form.startAnother()
    }
  })

  // The invalid field already has the focus, so focusing it again announces nothing.
  test('announce the error each time Enter is pressed in a blank field', async ({ page, form }) => {
    await mockFunction(page, succeed)
    await form.open()
    for (const value of ['', ' ']) {
      await form.fillIn({ ...trimmed, name: value })
      await recordAnnouncements(page)
      const announced: string[] = []
      for (const _ of ['first', 'second']) {
        await form.field('name').press('Enter')
        announced.push(`${toasts.invalid.title} ${words.errors.name.invalid}`)
        await expect.poll(() => announcements(page)).toEqual(announced)
      }
    }
  })
})

test.describe('a toast', () => {
  test('closes when Escape is pressed anywhere in the form', async ({ page, form }) => {
    await keepToasts(page)
    await mockFunction(page, fail)
    await form.open()
    const toast = page.locator('[data-sonner-toast]')
    await form.fillIn(trimmed)
    for (const control of ['input:required', 'textarea', 'a', 'button']) {
      await form.send()
      await expect(toast).toBeVisible()
      await page.locator(`.contact-form ${control}`).first().press('Escape')
      await expect(toast).toHaveCount(0)
    }
  })

  test('adds no landmark and closes when the next message is sent', async ({ page, form }) => {
    const landmarks = () =>
      page
        .locator('body')
        .ariaSnapshot()
        .then((tree) => tree.match(/^ *- (region|form|navigation|main)\b.*$/gm))
    const toast = page.locator('[data-sonner-toast]')
    const release = await holdFunction(page, succeed)
    await keepToasts(page)
    await form.open()
    const before = await landmarks()
    await form.send({ ...trimmed, name: ' ' })
    await expect(toast).toHaveCount(1)
    expect(await landmarks()).toEqual(before)
    expect(before?.join()).not.toMatch(/alt\+/i)
    await form.send({ name: 'Ana' })
    await expect(form.button).toBeDisabled()
    await expect(toast).toHaveCount(0)
    release()
    await expect(toast).toHaveAttribute('data-type', 'success')
  })

  test('never covers the form, the card or a focused control', async ({ page, form }) => {
    await keepToasts(page)
    await form.open()
    for (const [width, height] of windowSizes) {
      await page.setViewportSize({ width, height })
      for (const [result, values, respond] of results) {
        await page.unrouteAll({ behavior: 'wait' })
        await mockFunction(page, respond)
        await form.send(values)
        const isSuccess = result === 'success'
        const type = isSuccess ? 'success' : 'error'
        const toast = page.locator(`[data-sonner-toast][data-mounted=true][data-type=${type}]`)
        await expect(toast).toBeVisible()
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
        const parts = isSuccess
          ? '.confirmation > :not(.outcome)'
          : '.contact-form :is(.field, button, .other-ways, .note)'
        const covered = await elementsOverlapping(page.locator(`${parts}, #contato .card`), toast)
        expect.soft(covered, `${result} at ${width} × ${height} px`).toEqual([])
        if (isSuccess) await form.startAnother()
      }
      await expect(form.button).toBeFocused()
      await expect(() => expectInView(page)).toPass()
      const focused = page.locator(':focus')
      await expect.poll(() => coveredPoints(focused)).toEqual([])
      // Moves the focus to the first field, and then to the last link in the failure message.
      for (const key of [...Array(5).fill('Shift+Tab'), ...Array(7).fill('Tab')]) {
        await page.keyboard.press(key)
        await expect.poll(() => coveredPoints(focused), key).toEqual([])
      }
      await expect(form.status.getByRole('link').last()).toBeFocused()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    }
  })
})

/** Expects the bottom of the button's row to be in view or, if the row is too tall, its top. */
async function expectInView(page: Page): Promise<void> {
  const room = await page.locator('.contact-form .send').evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    const bars = Number.parseFloat(getComputedStyle(row).scrollMarginTop)
    return { above: top - bars, below: innerHeight - bottom }
  })
  expect(room.below >= 0 || Math.abs(room.above) <= 12, JSON.stringify(room)).toBe(true)
}

/** Prevents toasts from closing by themselves after four seconds. */
async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const schedule = globalThis.setTimeout.bind(globalThis)
    const longer = (callback: () => void, delay?: number) =>
      schedule(callback, delay === 4000 ? 2 ** 30 : delay)
    Object.assign(globalThis, { setTimeout: longer })
  })
}

/** Starts counting the frames in which no element has the focus. */
function recordLostFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const counter = Object.assign(globalThis, { lostFocus: 0 })
    const check = () => {
      if (document.activeElement === document.body) counter.lostFocus++
      requestAnimationFrame(check)
    }
    check()
  })
}

/** Starts recording the text that is added to live regions. */
function recordAnnouncements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live], output'
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(LIVE)
        if (!region || region.closest('[inert]')) continue
        for (const node of addedNodes) announced.push(node.textContent ?? '')
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { announced } = globalThis as unknown as { announced: string[] }
    return announced.map((text) => text.trim().replaceAll(/\s+/g, ' '))
  })
}
