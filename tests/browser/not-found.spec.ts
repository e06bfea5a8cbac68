import { expect, test } from './site-test.ts'

test.use({ expectedProblems: ['404'] })

for (const [path, home] of [
  ['/nada', '/'],
  ['/pt-BR/nada', '/'],
  ['/en/precos/nothing', '/'],
] as const) {
  test.describe(`the 404 page at ${path}`, () => {
    test('shows its three texts and leads home', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: '404', exact: true })).toBeVisible()
      await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible()
      const link = page.getByRole('link', { name: 'Return to Home', exact: true })
      await expect(link).toHaveAttribute('href', home)
      await link.click()
      await expect(page).toHaveURL(home)
      await expect(page.locator('#home')).toBeVisible()
    })

    test('says its path on the console, once', async ({ page }) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (message.text().includes(path)) messages.push(message.text())
      })
      await page.goto(path)
      await expect.poll(() => messages.length).toBe(1)
    })
  })
}

test('the pages that exist say nothing on the console', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  for (const path of ['/', '/en', '/pt-BR/precos']) {
    await page.goto(path)
    await expect(page.locator('.languages')).toBeVisible()
  }
  expect(messages).toEqual([])
})

test('the 404 page is left by keyboard alone', async ({ page }) => {
  await page.goto('/nada')
  const link = page.getByRole('link', { name: 'Return to Home' })
  for (let presses = 0; presses < 20; presses++) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
