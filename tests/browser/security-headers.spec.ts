import {
  accept,
  expectToast,
  fail,
  fill,
  formTexts,
  openForm,
  sendButton,
  standInForFunction,
  typed,
} from './contact.ts'
import { requestHydration } from './held-script.ts'
import { expect, test } from './site-test.ts'
import { wordsOf } from '../fixtures/words.ts'

// The guard of every test fails on what the Content-Security-Policy blocks.

test.describe('every feature', () => {
  // The stand-in of the function fails once.
  test.use({ expectedProblems: ['500', 'FunctionsHttpError'] })

  test('works under the headers', async ({ page }) => {
    const { navigation, form } = wordsOf('en', 'site')
    const { dataSquad } = wordsOf('en', 'solutions')

    await page.goto('/en')
    await requestHydration(page, 'navigation-links')
    const link = page.locator('.floating-navigation').getByRole('link', { name: navigation.about })
    await link.hover()
    await expect(page.locator('[data-radix-popper-content-wrapper] .tooltip')).toBeVisible()

    await requestHydration(page, 'solutions-tabs')
    await page.getByRole('tab', { name: dataSquad.tab, exact: true }).click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(dataSquad.tab)

    await standInForFunction(page, (route, turn) => (turn === 1 ? fail(route) : accept(route)))
    await openForm(page, 'en')
    await fill(page, 'en', typed)
    await sendButton(page).click()
    await expectToast(page, 'error', formTexts('en').failed)
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
    await sendButton(page).click()
    await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
    await expect(page.getByLabel(form.name.label, { exact: true })).toHaveValue('')

    await page.locator('.languages a[hreflang="es"]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto('/es/precos')
    await page.locator('[data-island="plan-cards"]').dispatchEvent('hydrate')
    await expect(page.locator('[data-island="plan-cards"]')).toHaveAttribute('data-hydrated')
  })
})

test.describe('what is not ours', () => {
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
    'an event handler': () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.attacked = true')
      button.click()
    },
    'HTML made of text': () => {
      document.body.innerHTML = '<p>Hello</p>'
    },
    'code made of text': () => {
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
    'a picture of another host': () => {
      new Image().src = 'https://elsewhere.example/x.png'
    },
  } as const

  for (const [what, attack] of Object.entries(attacks)) {
    test(`${what} is blocked, and the guard hears of it`, async ({ page }) => {
      await page.goto('/en')
      const heard = page.waitForEvent('console', (message) => message.text().includes('blocked:'))
      // Some attacks throw, some do nothing.
      await page.evaluate(attack).catch(() => {})
      await heard
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
      await expect(page.locator('main')).toBeVisible()
    })
  }

  test('a frame around the site stays empty', async ({ page, baseURL }) => {
    await page.route('https://frame.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/en"></iframe>` }),
    )
    const said = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
    await page.goto('https://frame.example/')
    await said
  })
})
