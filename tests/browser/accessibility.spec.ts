import type { Page } from 'playwright/test'
import { violations } from './accessibility.ts'
import { fail, mockFunction, succeed, test, trimmed } from './contact.ts'
import { hydrateAll, requestHydration } from './island-scripts.ts'
import { expect } from './site-test.ts'

/* States that only this file checks; tests/site/pages.spec.ts checks the pages themselves. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe accepts the tooltip of the navigation', async ({ page }) => {
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

test.describe(() => {
  test.use({ expectedProblems: ['500'] })

  test('axe accepts the toast of a message that could not be sent', async ({ page, form }) => {
    await mockFunction(page, fail)
    await form.open()
    await form.send(trimmed)
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('in forced colours,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  for (const [what, elements, current] of [
    ['language', '.languages a', '[aria-current]'],
    ['tab', '.tab', '[aria-selected="true"]'],
    ['item of the navigation', '.floating-navigation a', '[aria-current]'],
  ] as const) {
    test(`the current ${what} has another lower edge than the others`, async ({ page }) => {
      await page.goto('/en')
      await hydrateAll(page)
      await page.locator(elements).first().scrollIntoViewIfNeeded()
      const [edge, ...more] = await lowerEdges(page, elements + current)
      const others = await lowerEdges(page, `${elements}:not(${current})`)
      expect(more).toEqual([])
      expect(new Set(others).size).toBe(1)
      expect(others).not.toContain(edge)
    })
  }

  test('buttons, fields, the navigation and toasts have a border', async ({ page, form }) => {
    await form.open()
    await form.send({ ...trimmed, name: ' ' })
    for (const box of ['.button', '.contact-form input', '.floating-navigation ul', '.toast']) {
      await expect(page.locator(box).first()).toHaveCSS('border-width', /^[1-9]/)
    }
  })
})

async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, within), colorScheme).toEqual([])
  }
}

/** Screenshots of the middle of the lower edges of elements. */
async function lowerEdges(page: Page, selector: string): Promise<string[]> {
  const edges: string[] = []
  for (const element of await page.locator(selector).all()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
    const clip = { x: Math.round(x + width / 2) - 10, y: y + height - 5, width: 20, height: 5 }
    edges.push((await page.screenshot({ clip })).toString('base64'))
  }
  return edges
}
