import { expect, test } from './site-test.ts'

/*
 * That the Content-Security-Policy is sent and enforced. Its directives are tested in
 * tests/hosting; what it must not block, in every other test: they fail if it blocks anything.
 */

test.use({
  expectedProblems: [
    'blocked',
    'Content Security Policy',
    'Trusted',
    'elsewhere.example',
    'ERR_BLOCKED_BY_RESPONSE',
  ],
})

const attacks = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.append('window.attacked = true')
    document.body.append(script)
  },
  'HTML from a string': () => {
    document.body.innerHTML = '<p>Hello</p>'
  },
  'a style element': () => {
    const style = document.createElement('style')
    style.append('body { display: none }')
    document.head.append(style)
  },
  'a request to another host': () => {
    fetch('https://elsewhere.example/').catch(() => {})
  },
} as const

for (const [what, attack] of Object.entries(attacks)) {
  test(`the Content-Security-Policy blocks ${what}`, async ({ page }) => {
    await page.goto('/en')
    const report = page.waitForEvent('console', (message) => message.text().includes('blocked:'))
    // Some attacks throw an error, some do nothing.
    await page.evaluate(attack).catch(() => {})
    await report
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
    await expect(page.locator('main')).toBeVisible()
  })
}

test('the Content-Security-Policy does not let another site show a page in a frame', async ({
  page,
  baseURL,
}) => {
  await page.route('https://frame.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/en"></iframe>` }),
  )
  const report = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.goto('https://frame.example/')
  expect((await report).type()).toBe('error')
})
