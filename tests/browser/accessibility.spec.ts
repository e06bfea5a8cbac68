import type { Page } from 'playwright/test'
import { violations } from './accessibility.ts'
import { mockFunction, succeed, test, trimmed } from './contact.ts'
import { hydrateAll, requestHydration } from './island-scripts.ts'
import { expect, phone } from './site-test.ts'

/* States that only this file checks; tests/site/pages.spec.ts checks the pages themselves. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe accepts the tooltip of the navigation', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.goto('/en')
  await requestHydration(page, 'navigation-links')
  await page.locator('.floating-navigation a').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.tooltip')).toBeVisible()
  await expectAccessible(page)
})

test('axe accepts the form while it sends a message, and the toast of success', async ({
  page,
  form,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await mockFunction(page, (route) => released.then(() => succeed(route)))
  await form.open()
  await form.send(trimmed)
  await expect(form.button).toBeDisabled()
  await expectAccessible(page, '#contato')
  release()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expectAccessible(page)
})

test.describe('in forced colours,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  for (const [what, elements, current] of [
    ['language', '.languages a', '[aria-current]'],
    ['tab', '.tab', '[aria-selected="true"]'],
  ] as const) {
    test(`the current ${what} has another lower edge than the others`, async ({ page }) => {
      await page.goto('/en')
      await hydrateAll(page)
      const [edge, ...more] = await lowerEdges(page, elements + current)
      const others = await lowerEdges(page, `${elements}:not(${current})`)
      expect(more).toEqual([])
      expect(new Set(others).size).toBe(1)
      expect(others).not.toContain(edge)
    })
  }

  test('the tick of the current section has another colour than the others', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('.floating-navigation [aria-current]')).toHaveCount(1)
    const ticks = await page
      .locator('.floating-navigation .axis')
      .evaluate((axis) => [
        ...[...axis.querySelectorAll('.ticks')].map((tick) => getComputedStyle(tick).stroke),
        ...[...axis.querySelectorAll('ul')].map(
          (list) => getComputedStyle(list, '::after').backgroundColor,
        ),
      ])
    expect(new Set(ticks).size).toBe(2)
  })

  test('buttons, fields, the navigation and toasts have a border', async ({ page, form }) => {
    await form.open()
    await form.send({ ...trimmed, name: ' ' })
    for (const box of ['.button', '.contact-form input', '.floating-navigation', '.toast']) {
      await expect(page.locator(box).first()).toHaveCSS('border-bottom-width', /^[1-9]/)
    }
    await page.setViewportSize(phone.viewport)
    await expect(page.locator('.floating-navigation .axis')).toHaveCSS('border-width', '1px')
  })
})

async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, within), colorScheme).toEqual([])
  }
}

/** The colours of the lower edges of elements: the border, and the line on top of it. */
function lowerEdges(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { borderBottomColor } = getComputedStyle(element)
      return `${borderBottomColor} ${getComputedStyle(element, '::after').backgroundColor}`
    }),
  )
}
