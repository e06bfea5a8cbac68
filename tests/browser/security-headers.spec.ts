import { expect, test } from './site-test.ts'

/*
 * That the Content-Security-Policy is sent and enforced. Its directives are tested in
 * tests/hosting; what it must not block, in every other test: they fail if it blocks anything.
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
