import type { Page } from 'playwright/test'
import type { ContactField } from '../../supabase/functions/_shared/contact-message.ts'
import { LEAST_CONTRAST, violations } from './accessibility.ts'
import { holdFunction, succeed, test, trimmed } from './contact-form-fixture.ts'
import { hydrateAll } from './island-scripts.ts'
import { expect, phone } from './site-test.ts'

/* Tests page states and user preferences; tests/site/pages.spec.ts tests every page. */

test('no description or group name is redundant, and a tooltip passes axe', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  for (const path of ['/en/precos', '/en']) {
    await page.goto(path)
    await hydrateAll(page)
    const repeated = await page.evaluate(() => {
      const textOf = (ids: string | null) =>
        (ids ?? '')
          .split(' ')
          .filter(Boolean)
          .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent?.trim())
          .join(' ')
      const accessibleName = (element: Element) =>
        element.ariaLabel ??
        (textOf(element.getAttribute('aria-labelledby')) || element.textContent?.trim())
      const described = [...document.querySelectorAll('[aria-describedby]')].filter(
        (element) => textOf(element.getAttribute('aria-describedby')) === accessibleName(element),
      )
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, p')]
      const groups = document.querySelectorAll(
        ':is(section, [role=region], [role=group]:not(.marquee)):is([aria-label], [aria-labelledby])',
      )
      const named = [...groups].filter((group) =>
        headings.some((heading) => heading.textContent?.trim() === accessibleName(group)),
      )
      return [...described, ...named].map((element) => element.outerHTML.slice(0, 120))
    })
    expect(repeated, path).toEqual([])
  }
  await page.locator('.floating-navigation a').first().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.tooltip')).toBeVisible()
  await expectAccessible(page, '.floating-navigation, [data-radix-popper-content-wrapper]')
})

test('before scrolling, the video and all images have accessible names', async ({ page }) => {
  await page.goto('/en')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const named = (role: string) =>
    nodes
      .filter((node) => !node.ignored && String(node.role?.value).toLowerCase() === role)
      .map(({ name }) => String(name?.value ?? ''))
  expect(named('video')).toEqual([expect.stringMatching(/./)])
  expect(named('image').filter((name) => name === '')).toEqual([])
})

test("the form's sending state, confirmation and toast pass axe", async ({ page, form }) => {
  const release = await holdFunction(page, succeed)
  await form.open()
  await form.send(trimmed)
  await expect(form.button).toBeDisabled()
  await expectAccessible(page, '#contato')
  release()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(form.confirmation).toBeVisible()
  await expectAccessible(page, '#contato, [data-sonner-toaster]')
})

test('`prefers-contrast: more` gives 7:1 text contrast and recolours borders', async ({ page }) => {
  const colors = () =>
    page.evaluate(() => ({
      text: getComputedStyle(document.querySelector('.lead') as Element).color,
      rule: getComputedStyle(document.querySelector('.site-header') as Element).borderBottomColor,
      control: getComputedStyle(document.querySelector('.contact-form input') as Element)
        .borderBottomColor,
    }))
  for (const path of ['/en', '/en/precos']) {
    await page.goto(path)
    await hydrateAll(page)
    if (path === '/en') {
      // The caption appears together with the poster, once the video is near the viewport.
      await page.locator('.demo-video').scrollIntoViewIfNeeded()
      await expect(page.locator('.demo-video figcaption')).toBeVisible()
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
      const usual = path === '/en' ? Object.entries(await colors()) : []
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      for (const [what, color] of usual) {
        const stronger = (await colors())[what as 'text' | 'rule' | 'control']
        expect.soft(stronger, `${what}, ${colorScheme}`).not.toBe(color)
      }
      expect.soft(await violations(page, 'html', 7), `${path}, ${colorScheme}`).toEqual([])
    }
  }
})

test.describe('in forced-colours mode,', () => {
  test.use({ forcedColors: 'active' })

  test('the current language, tab and navigation item have distinct borders', async ({ page }) => {
    await page.goto('/en')
    await hydrateAll(page)
    await expect(page.locator('.floating-navigation [aria-current]')).toHaveCount(1)
    for (const [elements, current] of [
      ['.languages a', '[aria-current]'],
      ['.floating-navigation a', '[aria-current]'],
      ['.tab', '[aria-selected="true"]'],
    ] as const) {
      const [edge, ...more] = await lowerEdges(page, elements + current)
      const others = await lowerEdges(page, `${elements}:not(${current})`)
      expect(more, elements).toEqual([])
      expect(new Set(others).size, elements).toBe(1)
      expect(others, elements).not.toContain(edge)
    }
  })

  test('controls, toasts and the navigation have borders, and an invalid field has a thicker one', async ({
    page,
    form,
  }) => {
    await form.open()
    await form.send({ ...trimmed, name: ' ' })
    const border = (name: ContactField) =>
      form.field(name).evaluate((field) => parseFloat(getComputedStyle(field).borderWidth))
    expect(await border('name')).toBeGreaterThan(await border('phone'))
    for (const box of ['.button', '.contact-form input', '.floating-navigation', '.toast']) {
      await expect(page.locator(box).first()).toHaveCSS('border-bottom-width', /^[1-9]/)
    }
    await page.setViewportSize(phone.viewport)
    await expect(page.locator('.floating-navigation .bar')).toHaveCSS('border-width', '1px')
  })

  test('dark sections follow the colour scheme; legend dots differ in colour', async ({ page }) => {
    await page.goto('/en')
    const schemes = await page
      .locator('[class*=ground-]')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).colorScheme))
    expect(new Set(schemes)).toEqual(new Set(['light dark']))
    const dots = await page
      .locator('.services .legend span')
      .evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').color))
    expect(new Set(dots).size).toBe(2)
  })

  test('no line of the headline covers the descenders in the line above', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/en')
    const headline = page.locator('h1')
    const words = headline.locator('.rotating')
    await words.evaluate((element) => element.previousSibling?.replaceWith('gyp '.repeat(20)))
    const shown = await headline.screenshot()
    await words.evaluate(({ style }) => {
      Object.assign(style, { forcedColorAdjust: 'none', color: 'CanvasText' })
    })
    expect(shown.equals(await headline.screenshot())).toBe(true)
  })
})

async function expectAccessible(page: Page, within: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page, within), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, within, LEAST_CONTRAST), 'dark').toEqual([])
}

/** Returns the bottom border of each element, such as `2px rgb(0, 0, 0)`. */
function lowerEdges(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(element)
      return `${borderBottomWidth} ${borderBottomColor}`
    }),
  )
}
