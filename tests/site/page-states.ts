import { expect, type Page } from 'playwright/test'

/** A message that the browser accepts but the form rejects. */
const invalidMessage = { name: ' ', phone: '1', email: 'a@b.co', message: 'x' }

/**
 * Repeats a check with each tab open, with all collapsed content expanded, and with an invalid
 * field and its toast.
 *
 * @param check receives a description of the state and, if only one section changes, its selector
 */
export async function inEachState(
  page: Page,
  check: (state: string, part?: string) => Promise<void>,
): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await check(`, tab "${await tab.textContent()}"`, 'section:has([role=tab])')
  }
  await expandDetails(page)
  await check('')
  const form = page.locator('.contact-form')
  if ((await form.count()) === 0) return
  for (const [name, value] of Object.entries(invalidMessage)) {
    await form.locator(`[name="${name}"]`).fill(value)
  }
  await form.locator('button').click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast.first()).toBeVisible()
  await check(', invalid field', 'section:has(form)')
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
}

export function expandDetails(page: Page): Promise<void> {
  return page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
}
