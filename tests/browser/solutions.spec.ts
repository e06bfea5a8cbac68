import type { Locator, Page } from 'playwright/test'
import { requestHydration } from './held-script.ts'
import { scrollSectionTo, scrollTo, topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { twoLocales, wordsOf } from '../fixtures/words.ts'

const names = ['ai-agents', 'data-squad', 'data-driven'] as const

type Name = (typeof names)[number]

for (const locale of twoLocales) {
  const { aiAgents, dataSquad, dataDriven } = wordsOf(locale, 'solutions')
  const solutions = { 'ai-agents': aiAgents, 'data-squad': dataSquad, 'data-driven': dataDriven }

  const tab = (page: Page, name: Name) =>
    page.getByRole('tab', { name: solutions[name].tab, exact: true })

  /** This tab is chosen, and its panel is the only one to be seen. */
  const expectOpen = async (page: Page, name: Name) => {
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel')
    await expect(panel).toHaveCount(1)
    await expect(panel).toHaveAccessibleName(solutions[name].tab)
    await expect(panel.getByRole('heading', { name: solutions[name].title })).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  }

  test.describe(`the solutions in ${locale}`, () => {
    test('are three tabs of which ai-agents is open first', async ({ page }) => {
      await page.goto(`/${locale}`)
      await requestHydration(page, 'solutions-tabs')
      const tabs = page.getByRole('tablist').getByRole('tab')
      await expect(tabs).toHaveText(names.map((name) => solutions[name].tab))
      await expectOpen(page, 'ai-agents')
    })

    test('open by a tap, tell it in the address, and stay where they are', async ({
      page,
      hasTouch,
    }) => {
      await page.goto(`/${locale}`)
      await requestHydration(page, 'solutions-tabs')
      await scrollSectionTo(page, 'solucoes', 120)
      for (const name of ['data-driven', 'data-squad', 'ai-agents'] as const) {
        await (hasTouch ? tab(page, name).tap() : tab(page, name).click())
        await expectOpen(page, name)
        await expectFocus(tab(page, name), { ringed: false })
        await expect(page).toHaveURL(`/${locale}#solucoes/${name}`)
        expect(Math.abs((await topOf(page, 'solucoes')) - 120)).toBeLessThanOrEqual(1)
      }
    })

    test('are worked by keyboard alone', async ({ page }) => {
      await page.goto(`/${locale}`)
      await requestHydration(page, 'solutions-tabs')
      await page.locator('#solucoes .lead a').last().focus()
      await page.keyboard.press('Tab')
      await expect(tab(page, 'ai-agents')).toBeFocused()
      for (const [key, name] of [
        ['ArrowRight', 'data-squad'],
        ['ArrowRight', 'data-driven'],
        ['ArrowRight', 'ai-agents'],
        ['ArrowLeft', 'data-driven'],
        ['Home', 'ai-agents'],
        ['End', 'data-driven'],
        ['ArrowLeft', 'data-squad'],
      ] as const) {
        await page.keyboard.press(key)
        await expectFocus(tab(page, name), { ringed: true })
        await expectOpen(page, name)
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tabpanel')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused()
    })

    for (const name of names) {
      test(`open ${name} from its address`, async ({ page }) => {
        await page.goto(`/${locale}#solucoes/${name}`)
        await expectOpen(page, name)
        await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeInViewport()
        const header = await page.getByRole('banner').boundingBox()
        await expect
          .poll(async () => (await page.getByRole('tablist').boundingBox())?.y ?? 0)
          .toBeGreaterThan(header?.height ?? 0)
      })
    }

    test('are led to by an address that names none of them, the first one open', async ({
      page,
    }) => {
      for (const tail of ['none', '', 'data-squad/more', '%']) {
        await page.goto('about:blank')
        await page.goto(`/${locale}#solucoes/${tail}`)
        await expect(page).toHaveURL(`/${locale}#solucoes`)
        await expectAtTop(page, 'solucoes')
        await expectOpen(page, 'ai-agents')
      }
    })

    test('come back to the first tab when the address names none any more', async ({ page }) => {
      await page.goto(`/${locale}#solucoes/data-driven`)
      await expectOpen(page, 'data-driven')
      await scrollTo(page, 0)
      await page.evaluate(() => (location.hash = '#solucoes/none'))
      await expectOpen(page, 'ai-agents')
      await expectAtTop(page, 'solucoes')
    })

    test('open from links of the page; going back opens the one before', async ({ page }) => {
      await page.goto(`/${locale}`)
      const { lines } = wordsOf(locale, 'products')
      const follow = (name: keyof typeof lines) =>
        page.locator('#produtos').getByRole('link', { name: lines[name].name, exact: true }).click()

      await follow('dataSquad')
      await expectOpen(page, 'data-squad')
      const heading = page.getByRole('tabpanel').getByRole('heading').first()
      await expect(heading).toBeInViewport()
      await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 })
      await follow('dataDriven')
      await expectOpen(page, 'data-driven')
      await page.goBack()
      await expect(page).toHaveURL(`/${locale}#solucoes/data-squad`)
      await expectOpen(page, 'data-squad')
      await page.goForward()
      await expectOpen(page, 'data-driven')
    })
  })
}

test('an address with an unknown tail leads to its section', async ({ page }) => {
  // The first on arrival, the others within the page.
  for (const anchor of ['parceiros', 'quem-somos', 'contato']) {
    await page.goto(`/pt-BR#${anchor}/none`)
    await expectAtTop(page, anchor)
    const current = page.locator('.floating-navigation [aria-current]')
    await expect(current).toHaveAttribute('href', new RegExp(`#${anchor}$`))
  }
})

for (const hash of ['none', '%', '/', 'none/none', '%/%']) {
  test(`an address that names no section is that of the whole page: #${hash}`, async ({ page }) => {
    await page.goto(`/en#${hash}`)
    await requestHydration(page, 'solutions-tabs')
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('who reloads or comes back stays where they were, whatever tab is open', async ({ page }) => {
  // A page with other typefaces has another height, and a busy machine may be late with them once.
  await page.route('**/*.woff2', (route) => route.abort('aborted'))
  await page.goto('/en#solucoes/data-squad')
  const { tab } = wordsOf('en', 'solutions').dataSquad
  const expectPlace = async () => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
    await requestHydration(page, 'contact-form')
    const current = page.locator('.floating-navigation [aria-current]')
    await expect(current).toHaveAttribute('href', /#contato$/)
    expect(Math.abs((await topOf(page, 'contato')) - 40)).toBeLessThanOrEqual(1)
  }
  await requestHydration(page, 'solutions-tabs')
  await scrollSectionTo(page, 'contato', 40)
  await page.reload()
  await expectPlace()
  await page.goto('/en/precos')
  await page.goBack()
  await expectPlace()
})

test('the open tab survives a reload and the way back from another page', async ({ page }) => {
  await page.goto('/en#solucoes')
  await requestHydration(page, 'solutions-tabs')
  const { tab } = wordsOf('en', 'solutions').dataDriven
  const selected = page.getByRole('tab', { selected: true })
  await page.getByRole('tab', { name: tab }).click()
  await expect(selected).toHaveText(tab)
  await page.reload()
  await expect(selected).toHaveText(tab)
  await page.goto('/en/precos')
  await page.goBack()
  await expect(selected).toHaveText(tab)
})

/** Who points sees where they are; who uses keys is shown it by a ring. */
async function expectFocus(element: Locator, { ringed }: { ringed: boolean }): Promise<void> {
  await expect(element).toBeFocused()
  expect(await element.evaluate((focused) => focused.matches(':focus-visible'))).toBe(ringed)
}

async function expectAtTop(page: Page, anchor: string): Promise<void> {
  await expect
    .poll(async () => Math.abs((await topOf(page, anchor)) - 120), anchor)
    .toBeLessThanOrEqual(1)
}
