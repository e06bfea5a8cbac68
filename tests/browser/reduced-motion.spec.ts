import type { Page } from 'playwright/test'
import { pageUrls } from '../../src/urls.ts'
import { fill, openForm, sendButton, trimmed } from './contact.ts'
import { requestHydration } from './held-script.ts'
import { scrollThrough, topOf } from './scrolling.ts'
import { expect, test } from './site-test.ts'
import { site, twoLocales, wordsOf } from '../fixtures/words.ts'

test.describe('for people who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { path } of pageUrls.filter(({ locale }) => ['pt-BR', 'en'].includes(locale))) {
    test(`nothing moves on ${path}, from its load to its end`, async ({ page }) => {
      await recordMotion(page)
      await page.goto(path)
      for (const island of await page.locator('[data-island]').all()) {
        await requestHydration(page, (await island.getAttribute('data-island')) ?? '')
      }
      await scrollThrough(page)
      expect(await motionOf(page)).toEqual([])
    })
  }

  for (const locale of twoLocales) {
    test(`the first word of the headline stays, alone, in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}`)
      const words = page.locator('.rotating > span')
      await expect(words.first()).toHaveCSS('opacity', '1')
      for (const word of (await words.all()).slice(1)) await expect(word).toHaveCSS('opacity', '0')
      await expect(words.first()).toHaveText(wordsOf(locale, 'hero').headline.words[0] ?? '')
    })

    test(`every logo is in sight in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}`)
      const width = page.viewportSize()?.width ?? 0
      const logos = page.locator('.marquee').getByRole('img')
      await expect(logos).toHaveCount(site.clients.length)
      for (const logo of await logos.all()) {
        const box = await logo.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      await expect(page.locator('.marquee > [aria-hidden]:visible')).toHaveCount(0)
    })

    test(`amounts stand still in ${locale}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shown = new Set<string>()
        const look = () => {
          for (const amount of document.querySelectorAll('.animated-amount > :last-child'))
            shown.add(amount.innerHTML)
          Object.assign(globalThis, { shown })
          requestAnimationFrame(look)
        }
        look()
      })
      await page.goto(`/${locale}/precos`)
      await requestHydration(page, 'plan-cards')
      await scrollThrough(page)
      const shown = () =>
        page.evaluate(() => (globalThis as unknown as { shown: Set<string> }).shown.size)
      expect(await shown()).toBe(3)
      for (const frames of await page.locator('.animated-amount .frames').all()) {
        await expect(frames).toHaveCSS('animation-name', 'none')
        await expect(frames).toHaveCSS('visibility', 'hidden')
      }
    })
  }

  test('a navigation item arrives at once', async ({ page }) => {
    await page.goto('/en')
    await page.locator('.floating-navigation').getByRole('link').nth(2).click()
    const top = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            resolve(document.querySelector('#solucoes')?.getBoundingClientRect().y ?? 0),
          )
        }),
    )
    expect(Math.abs(top - 120)).toBeLessThanOrEqual(1)
  })

  test('a notice appears without moving', async ({ page }) => {
    await recordMotion(page)
    await openForm(page, 'pt-BR')
    await fill(page, 'pt-BR', { ...trimmed, name: ' ' })
    await sendButton(page).click()
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    expect(await motionOf(page)).toEqual([])
  })

  test('a tooltip and a pressed button do not move', async ({ page }) => {
    await recordMotion(page)
    await page.goto('/en')
    await requestHydration(page, 'navigation-links')
    await page.locator('.floating-navigation a').nth(1).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.tooltip')).toBeVisible()
    await page.locator('#home .actions a').first().hover()
    await page.mouse.down()
    await expect(page.locator('#home .actions a').first()).toHaveCSS('cursor', 'pointer')
    expect(await motionOf(page)).toEqual([])
  })
})

test('for others there is motion, which these tests would see', async ({ page }) => {
  await recordMotion(page)
  await page.goto('/en')
  await page.locator('.marquee').scrollIntoViewIfNeeded()
  await expect.poll(() => motionOf(page)).toContain('marquee')
  expect(await motionOf(page)).toContain('show-word')
  expect(await topOf(page, 'home')).toBeLessThan(0)
})

/** Looks in every frame for what moves; a change of colour is no motion. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const colours = /^(color|background-color|border-.*color|outline-color)$/
    const motion = new Set<string>()
    const look = () => {
      for (const animation of document.getAnimations()) {
        const property = animation instanceof CSSTransition ? animation.transitionProperty : ''
        const name = animation instanceof CSSAnimation ? animation.animationName : property
        if (animation.playState === 'running' && !colours.test(property)) motion.add(name)
      }
      Object.assign(globalThis, { motion })
      requestAnimationFrame(look)
    }
    look()
  })
}

function motionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { motion: Set<string> }).motion])
}
