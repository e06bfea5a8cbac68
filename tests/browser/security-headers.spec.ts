import { expect, test } from './site-test.ts'

/*
 * Every other test fails if the Content-Security-Policy blocks anything: see site-test.ts. These
 * tests show that it blocks what is not ours.
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
  'an event handler in an attribute': () => {
    const button = document.createElement('button')
    button.setAttribute('onclick', 'window.attacked = true')
    button.click()
  },
  'HTML from a string': () => {
    document.body.innerHTML = '<p>Hello</p>'
  },
  'code from a string': () => {
    setTimeout('window.attacked = true')
  },
  'a style element': () => {
    const style = document.createElement('style')
    style.append('body { display: none }')
    document.head.append(style)
  },
  'a request to another host': () => {
    fetch('https://elsewhere.example/').catch(() => {})
  },
  'a picture from another host': () => {
    new Image().src = 'https://elsewhere.example/x.png'
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
