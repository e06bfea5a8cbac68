import type { Page } from 'playwright/test'
import { pageUrls, unprefixed } from '../../src/urls.ts'
import { twoLocales } from '../fixtures/words.ts'
import { fill, openForm, sendButton, trimmed } from './contact.ts'
import { wakeAll } from './held-script.ts'
import { expect, test } from './site-test.ts'
import { smallTargets, spaceText, textFaults } from './text-places.ts'
import { loadTypefaces } from './fonts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

const paths = pageUrls
  .filter(
    (address) =>
      !unprefixed.includes(address) && twoLocales.some((locale) => locale === address.locale),
  )
  .map(({ path }) => path)
  .concat('/nothing')

test.describe(() => {
  test.use({ expectedProblems: ['404'] })

  for (const path of paths) {
    test(`${path} has targets for fingers and room for spaced text`, async ({ page }) => {
      await page.goto(path)
      await wakeAll(page)
      await loadTypefaces(page)
      expect(await smallTargets(page)).toEqual([])
      await spaceText(page)
      expect(await textFaults(page)).toEqual([])
    })

    test(`${path} is read in full at 400 percent zoom`, async ({ page }) => {
      test.skip(page.viewportSize()?.width === 360, 'the test sets a size of its own')
      // A window of 1280 by 1024 pixels, each pixel of the page four times as large.
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(path)
      await wakeAll(page)
      await loadTypefaces(page)
      expect(await textFaults(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled).toBeLessThanOrEqual(320)
      // The header leaves so low a window to the page.
      await expect(page.locator('.site-header')).toHaveCSS('position', 'static')
      await spaceText(page)
      expect(await textFaults(page), 'with spacing').toEqual([])
    })
  }
})

test('what does not fit, lies over other text or is too small would be seen', async ({ page }) => {
  await page.goto('/en/precos')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('h1')?.style.setProperty('margin-left', '120vw')
    document
      .querySelector<HTMLElement>('.plan .description')
      ?.style.setProperty('translate', '0 -3rem')
    const feature = document.querySelector<HTMLElement>('.plan li')
    feature?.style.setProperty('height', '5px')
    feature?.style.setProperty('overflow', 'hidden')
    const flag = document.querySelector<HTMLElement>('.languages a')
    flag?.style.setProperty('min-height', '0')
    flag?.style.setProperty('height', '20px')
  })
  const kinds = (await textFaults(page)).map((fault) => fault.split(' in ')[0])
  expect(new Set(kinds)).toEqual(new Set(['outside', 'cut', 'over each other']))
  expect(await smallTargets(page)).toHaveLength(1)
})

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  test('the language of the page, the open tab and the section being read are marked', async ({
    page,
  }) => {
    await page.goto('/en')
    await wakeAll(page)
    await expectMarked(page, '.languages a', '[aria-current]')
    await expectMarked(page, '.tab', '[aria-selected="true"]')
    await expectMarked(page, '.floating-navigation a', '[aria-current]')
    // Missing is a difference too: the mark is not of the colour that it lies on.
    const tick = await page
      .locator('.floating-navigation [aria-current]')
      .evaluate((link) => [
        getComputedStyle(link, '::after').backgroundColor,
        getComputedStyle(link.closest('ul') ?? link).backgroundColor,
      ])
    expect(tick[0]).not.toBe(tick[1])
  })

  test('buttons, fields, the bar and notices have a line around them', async ({ page }) => {
    await openForm(page, 'en')
    await fill(page, 'en', { ...trimmed, name: ' ' })
    await sendButton(page).click()
    for (const box of ['.button', '.contact-form input', '.floating-navigation ul', '.toast']) {
      const widths = await page
        .locator(box)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
            getComputedStyle(element)
          return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(
            Number.parseFloat,
          )
        })
      expect(Math.min(...widths), box).toBeGreaterThanOrEqual(1)
    }
    await expect(page.locator('.contact-form [aria-invalid]')).toHaveAccessibleDescription(/\S/)
  })
})

/** One of the elements is marked by what is drawn at its lower edge; the others look alike there. */
async function expectMarked(page: Page, all: string, marked: string): Promise<void> {
  const [first] = await page.locator(all).all()
  await first?.scrollIntoViewIfNeeded()
  const edges: { edge: string; isMarked: boolean }[] = []
  for (const element of await page.locator(all).all()) {
    const box = await element.boundingBox()
    if (box === null) throw new Error(`${all} is not shown`)
    const clip = {
      x: Math.round(box.x + box.width / 2) - 10,
      y: box.y + box.height - 5,
      width: 20,
      height: 5,
    }
    const edge = (await page.screenshot({ clip })).toString('base64')
    edges.push({ edge, isMarked: await element.evaluate((at, that) => at.matches(that), marked) })
  }
  const plain = new Set(edges.filter(({ isMarked }) => !isMarked).map(({ edge }) => edge))
  const [current, ...more] = edges.filter(({ isMarked }) => isMarked)
  expect(more, all).toEqual([])
  expect(plain.size, all).toBe(1)
  expect(plain.has(current?.edge ?? ''), `${all}${marked}`).toBe(false)
}
