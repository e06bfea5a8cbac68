import { expect, test } from './site-test.ts'

/*
 * Tests that the Content-Security-Policy is sent and enforced. `tests/hosting` tests its
 * directives, and every other browser test fails if the policy blocks anything.
 */

test.use({ expectedProblems: ['blocked', 'Content Security Policy'] })

test('the Content-Security-Policy blocks an inline script', async ({ page }) => {
  await page.goto('/en')
  const report = page.waitForEvent('console', (message) => message.text().includes('blocked:'))
  await page
    .evaluate(() => {
      const script = document.createElement('script')
      script.append('window.attacked = true')
      document.body.append(script)
    })
    .catch(() => {})
  await report
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})
