import type { Page, Route } from 'playwright/test'
import { locales } from '../../src/locales.ts'
import { addStyles } from './added-styles.ts'
import { requestHydration } from './held-script.ts'
import { scrollSectionTo, scrollToEnd, topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { site, wordsOf } from '../fixtures/words.ts'

const flag = (page: Page, locale: string) => page.locator(`.languages a[hreflang="${locale}"]`)

/** Both directions between two languages. */
const switches = [
  { from: 'pt-BR', to: 'en' },
  { from: 'en', to: 'pt-BR' },
] as const

test('the flags come from the external service, each in full', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/en')
  for (const country of Object.values(site.flags.countries)) {
    expect(asked).toContain(site.flags.service.replace('{country}', country))
  }
  const covered = await page.locator('.languages .flag').evaluateAll((frames) =>
    frames.map((frame) => {
      const picture = frame.querySelector('img')
      const [outer, inner] = [frame, picture].map((part) => part?.getBoundingClientRect())
      return (picture?.naturalWidth ?? 0) > 0 && JSON.stringify(outer) === JSON.stringify(inner)
    }),
  )
  expect(covered).toEqual(locales.map(() => true))
})

test.describe('drawn flags are seen, and nothing of a broken picture,', () => {
  test.use({ expectedProblems: ['flagcdn.com', 'Failed to load resource'] })

  for (const [when, answer] of [
    ['while the service is silent', () => new Promise(() => {})],
    ['where the service cannot be reached', (route: Route) => route.abort()],
    ['where it answers with an error', (route: Route) => route.fulfill({ status: 503 })],
    ['where it answers with no picture', (route: Route) => route.fulfill({ body: '<p>Hello' })],
  ] as const) {
    test(when, async ({ page }) => {
      await page.route('https://flagcdn.com/**', answer)
      await page.goto('/en', {
        waitUntil: when === 'while the service is silent' ? 'commit' : 'load',
      })
      await page.evaluate(() => document.fonts.ready)
      const seen = await pictureOfFlags(page)
      await addStyles(page, '.flag img { display: none !important }')
      expect(equal(await pictureOfFlags(page), seen), 'only the drawings are seen').toBe(true)
      await addStyles(page, '.flag svg { visibility: hidden }')
      expect(equal(await pictureOfFlags(page), seen), 'nothing is seen').toBe(false)
    })
  }
})

for (const { from, to } of switches) {
  test.describe(`from ${from} to ${to}`, () => {
    test('the flag keeps the page and is marked', async ({ page }) => {
      for (const suffix of ['', '/precos']) {
        await page.goto(`/${from}${suffix}`)
        await expect(page.locator('.languages [aria-current]')).toHaveAttribute('hreflang', from)
        await flag(page, to).click()
        await expect(page).toHaveURL(`/${to}${suffix}`)
        await expect(page.locator('html')).toHaveAttribute('lang', to)
        await expect(page.locator('.languages [aria-current]')).toHaveAttribute('hreflang', to)
      }
    })

    test('the reader stays in the section that is being read', async ({ page }) => {
      for (const anchor of ['servicos', 'contato'] as const) {
        await page.goto(`/${from}`)
        await scrollSectionTo(page, anchor, -150)
        await flag(page, to).click()
        await expect(page).toHaveURL(`/${to}#${anchor}`)
        await expectAtTop(page, anchor)
      }
    })

    test('the flag is reached and followed by keyboard', async ({ page }) => {
      await page.goto(`/${from}`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      for (let tabs = 0; tabs <= Object.keys(site.flags.countries).indexOf(to); tabs++) {
        await page.keyboard.press('Tab')
      }
      await expect(flag(page, to)).toBeFocused()
      await scrollSectionTo(page, 'industrias', 0)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${to}#industrias`)
      await expectAtTop(page, 'industrias')
    })

    test('the open tab stays open', async ({ page }) => {
      await page.goto(`/${from}`)
      await requestHydration(page, 'solutions-tabs')
      await page.getByRole('tab').nth(1).click()
      await flag(page, to).click()
      await expect(page).toHaveURL(`/${to}#solucoes/data-squad`)
      await expectTab(page, wordsOf(to, 'solutions').dataSquad.tab)
    })

    test('the tab that was opened before other sections were visited stays open', async ({
      page,
    }) => {
      await page.goto(`/${from}`)
      await requestHydration(page, 'solutions-tabs')
      await page.getByRole('tab').nth(1).click()
      for (const anchor of ['parceiros', 'solucoes']) {
        await page.locator(`.floating-navigation a[href$="#${anchor}"]`).click()
        await expectAtTop(page, anchor)
      }
      await flag(page, to).click()
      await expect(page.locator('html')).toHaveAttribute('lang', to)
      await expectTab(page, wordsOf(to, 'solutions').dataSquad.tab)
    })
  })
}

test('a Brazilian host that does not rewrite still shows pt-BR', async ({ page, baseURL }) => {
  // What a host without our rules sends: the pt-PT file at `/`.
  const portuguese = await (await page.request.get('/')).text()
  const url = `http://www.farol.com.br:${new URL(baseURL ?? '').port}`
  await page.route(`${url}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: portuguese }),
  )
  await page.goto(`${url}/`)
  await expect(page).toHaveURL(`${url}/pt-BR`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('a reader of the opening section gets the page from its top', async ({ page }) => {
  await page.goto('/pt-BR')
  await flag(page, 'es').click()
  await expect(page).toHaveURL('/es')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a reader at the very end stays in the last section', async ({ page }) => {
  // So tall that the last section never comes near the top.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2400 })
  await page.goto('/pt-BR')
  await scrollToEnd(page)
  await expect(page.locator('.floating-navigation [aria-current]')).toHaveAttribute(
    'href',
    /#contato$/,
  )
  await flag(page, 'en').click()
  await expect(page).toHaveURL('/en#contato')
})

async function expectAtTop(page: Page, anchor: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await topOf(page, anchor)) - 120), anchor)
    .toBeLessThanOrEqual(1)
}

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
  await expect(page.getByRole('tablist')).toBeInViewport()
}

/** The flags as they are seen. */
async function pictureOfFlags(page: Page): Promise<Buffer[]> {
  const pictures = []
  for (const picture of await page.locator('.languages .flag').all()) {
    pictures.push(await picture.screenshot())
  }
  return pictures
}

function equal(some: Buffer[], others: Buffer[]): boolean {
  return (
    some.length === locales.length &&
    some.every((buffer, i) => buffer.equals(others[i] ?? Buffer.of()))
  )
}
