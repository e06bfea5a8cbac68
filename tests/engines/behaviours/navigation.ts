import { expect } from 'vitest'
import { noticeAnchors, noticeHref } from '../../../src/urls/page-urls.ts'
import { wordsOf } from '../../fixtures/words.ts'
import type { Page } from '../page.ts'
import {
  expectFocused,
  expectLocation,
  expectTopAt,
  SCROLL_OFFSET,
  type Behaviours,
  PRECISE_IN_CHROMIUM,
} from './behaviour.ts'

/** Where a section becomes active, in pixels from the viewport's top (specification, section 9). */
const DETECTION_LINE = 220

/** The navigation items' anchors (specification, section 2), in document order. */
const anchors = 'home quem-somos produtos especialistas solucoes parceiros contato'.split(' ')

const { header } = wordsOf('en', 'site')

const item = (anchor: string) => `.floating-navigation a[href$="#${anchor}"]`

export const navigationBehaviours: Behaviours = {
  'the navigation scrolls smoothly to 120 px above a section': async ({ page }) => {
    expect(await positionsOnWay(page)).toBeGreaterThan(1)
  },

  'the active item changes when a section comes within 220 px of the top': async ({ page }) => {
    await page.open('/en')
    await expectActive(page, 'home')
    for (const [above, anchor] of [
      ['home', 'quem-somos'],
      ['quem-somos', 'produtos'],
      ['solucoes', 'parceiros'],
    ] as const) {
      const top = (await page.topOf(`#${anchor}`)) ?? 0
      const scrolled = await page.evaluate(() => scrollY)
      await page.scrollTo(Math.ceil(scrolled + top - DETECTION_LINE))
      await expectActive(page, anchor)
      await page.scrollTo(Math.ceil(scrolled + top - DETECTION_LINE) - 1)
      await expectActive(page, above)
    }
  },

  'scrolling to the end of the page with the mouse wheel activates the last navigation item':
    async ({ page }) => {
      await page.open('/en')
      await page.movePointer([640, 400])
      await page.wheel(1500)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
      await page.wheel(1_000_000)
      await expectActive(page, 'contato')
    },

  'a navigation item on the pricing page leads to its section': async ({ page }) => {
    await page.open('/en/precos')
    await page.click(item('parceiros'))
    await expectLocation(page, '/en#parceiros')
    await expectTopAt(page, '#parceiros', SCROLL_OFFSET)
  },

  'the link to the plans opens the pricing page at the top': async ({ page }) => {
    await page.open('/en')
    await page.click('.site-header a[href$="/precos"]')
    await expectLocation(page, '/en/precos')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const current = await page.attribute('.site-header a[href$="/precos"]', 'aria-current')
    expect(current).toBe('page')
  },

  "a section's URL opens the page at that section": async ({ page }) => {
    for (const anchor of ['servicos', 'contato']) {
      await page.open(`/en#${anchor}`)
      await expectTopAt(page, `#${anchor}`, SCROLL_OFFSET)
    }
  },

  'going back from another page restores the scroll position': async ({ page }) => {
    await page.open('/en#parceiros')
    await expectTopAt(page, '#parceiros', SCROLL_OFFSET)
    await page.goto('/en/precos')
    await page.back()
    await expectLocation(page, '/en#parceiros')
    await expectTopAt(page, '#parceiros', SCROLL_OFFSET)
  },

  'navigation items show icons below 768 px and names from 768 px up': async ({ page }) => {
    await page.open('/en')
    for (const [width, showNames] of [
      [360, false],
      [767, false],
      [768, true],
    ] as const) {
      await page.resize(width, 800)
      const items = await page.evaluate(() =>
        [...document.querySelectorAll('.floating-navigation a')].map((link) =>
          [...link.children].map((part) => part.getBoundingClientRect().width > 1),
        ),
      )
      expect(items).toEqual(anchors.map(() => [!showNames, showNames]))
    }
  },

  'the first link skips to the content': async ({ page }) => {
    await page.open('/en')
    await page.press('Tab')
    await expectFocused(page, '.skip')
    expect(await page.texts('.skip')).toEqual([header.skip])
    await page.press('Enter')
    await page.press('Tab')
    await expectFocused(page, 'main :is(a, button)')
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('home')
  },
}

export const navigationAtRest: Behaviours = {
  'the navigation scrolls instantly to 120 px above a section': async ({ page }) => {
    expect(await positionsOnWay(page)).toBe(1)
  },

  'each navigation item leads to its section and becomes active': async ({ page }) => {
    await page.open('/en')
    expect(await page.count('.floating-navigation a')).toBe(anchors.length)
    for (const anchor of anchors.toReversed()) {
      await page.click(item(anchor))
      await expectLocation(page, `/en#${anchor}`)
      if (anchor === 'home') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      else await expectTopAt(page, `#${anchor}`, SCROLL_OFFSET)
      await expectActive(page, anchor)
    }
  },

  'Tab focuses every link and control in order, each with a visible outline': {
    notIn: { Chromium: PRECISE_IN_CHROMIUM },
    async run({ page }) {
      for (const path of ['/en', '/en/precos']) {
        await page.open(path)
        const names = path === '/en' ? ['navigation-links', 'ask-youbot', 'solutions-tabs'] : []
        for (const name of names) await page.hydrate(name)
        const count = await page.evaluate(listFocusable)
        expect(count).toBeGreaterThan(20)
        const stops: number[] = []
        const faults: string[] = []
        while (stops.length < count) {
          await page.press('Tab')
          const { index, fault } = await page.evaluate(describeFocus)
          // A video player's built-in buttons are not elements in the document.
          if (index === -1 || index === stops.at(-1)) continue
          stops.push(index)
          if (fault) faults.push(fault)
        }
        expect(stops).toEqual([...Array(count).keys()])
        expect(faults, path).toEqual([])
      }
    },
  },

  'after a jump to a section, Tab and Shift+Tab continue from that section': async ({ page }) => {
    for (const [shift, expected] of [
      [false, 'contato'],
      [true, 'parceiros'],
    ] as const) {
      await page.open('/en')
      await page.focus('#home a[href="#contato"]')
      await page.press('Enter')
      await expectTopAt(page, '#contato', SCROLL_OFFSET)
      await page.press('Tab', { shift })
      const section = () =>
        page.evaluate(() => document.activeElement?.closest('main > section')?.id)
      await expect.poll(section).toBe(expected)
    }
  },

  'a click or Enter on the link to the privacy notice leads to the notice': async ({ page }) => {
    const url = noticeHref('en', 'privacy')
    const link = `.contact-form a[href="${url}"]`
    await page.open('/en')
    await page.click(link)
    await expectLocation(page, url)
    await expectTopAt(page, `#${noticeAnchors.privacy}`, SCROLL_OFFSET)
    await page.open('/en')
    await page.focus(link)
    await page.press('Enter')
    await expectLocation(page, url)
  },
}

/** Clicks a navigation item, and counts the scroll positions on the way to its section. */
async function positionsOnWay(page: Page): Promise<number> {
  await page.open('/en')
  await page.evaluate(() => {
    const positions = new Set<number>()
    addEventListener('scroll', () => positions.add(scrollY))
    Object.assign(globalThis, { positions })
  })
  await page.click(item('solucoes'))
  await expectTopAt(page, '#solucoes', SCROLL_OFFSET)
  await expectLocation(page, '/en#solucoes')
  const count = () =>
    page.evaluate(() => (globalThis as unknown as { positions: Set<number> }).positions.size)
  // Browsers dispatch `scroll` events in the frame after they have scrolled.
  await expect.poll(count).toBeGreaterThan(0)
  return count()
}

/** Stores the focusable elements, in document order, for `describeFocus`; returns their number. */
function listFocusable(): number {
  const selector = 'a[href], button, input, textarea, summary, video[controls], [tabindex]'
  const focusable = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    // A tab list passes the focus on to the selected tab.
    .map((one) => one.querySelector('[role="tab"][aria-selected="true"]') ?? one)
  const unique = [...new Set(focusable)]
  Object.assign(globalThis, { focusable: unique })
  return unique.length
}

/** Returns the index of the focused element and, if its outline is not visible, a message. */
function describeFocus(): { index: number; fault: string | undefined } {
  const { focusable } = globalThis as unknown as { focusable: Element[] }
  const focused = document.activeElement ?? document.body
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  return {
    index: focusable.indexOf(focused),
    fault: isOutlined ? undefined : `no outline: ${focused.outerHTML.slice(0, 80)}`,
  }
}

/** Waits until a section's item, and no other, is marked as current. */
async function expectActive(page: Page, anchor: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('.floating-navigation [aria-current=true]')].map(
          (link) => link.getAttribute('href')?.split('#')[1],
        ),
      ),
    )
    .toEqual([anchor])
}
