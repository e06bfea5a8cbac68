import { landingPath, pathIn } from '../../src/urls.ts'
import { PlainTab } from './plain-tab.ts'
import { expect, test } from './site-test.ts'

/** Links between our own pages, and where they lead. */
const links = [
  { name: 'a flag', page: landingPath('en'), selector: '.languages [lang=es]', to: '/es' },
  {
    name: 'a flag of the prices',
    page: pathIn('en', 'pricing'),
    selector: '.languages [lang="pt-BR"]',
    to: pathIn('pt-BR', 'pricing'),
  },
  {
    name: 'the link to the prices',
    page: landingPath('es'),
    selector: `a[href="${pathIn('es', 'pricing')}"]`,
    to: pathIn('es', 'pricing'),
  },
  {
    name: 'the brand, back to the landing page',
    page: pathIn('pt-PT', 'pricing'),
    selector: '.site-header .brand',
    to: landingPath('pt-PT'),
  },
]

/** How many items of the navigation the script has marked: one on a landing page. */
const markedSections = `document.querySelectorAll('.floating-navigation [aria-current]').length`

for (const { name, page, selector, to } of links) {
  test(`${name} prepares its page once it is hovered or touched, and is there when visited`, async ({
    browser,
    baseURL,
    hasTouch,
  }) => {
    const tab = await PlainTab.open(browser, { width: hasTouch ? 412 : 1280, touch: hasTouch })
    try {
      await tab.open(`${baseURL}${page}`)
      expect(tab.preparing).toEqual([])
      const point = await tab.centreOf(selector)
      await (hasTouch ? tab.touch(point) : tab.hover(point))
      await tab.until(() => tab.preparing.some(({ status }) => status === 'Ready'))
      expect(tab.preparing.at(-1)?.url).toBe(`${baseURL}${to}`)
      expect(tab.purposes).toContain('prefetch;prerender')
      await expect
        .poll(() => tab.evaluatePrepared('[document.prerendering, document.readyState].join()'))
        .toBe('true,complete')
      // Its script has run and waits for the visit.
      expect(await tab.evaluatePrepared(markedSections)).toBe(0)

      await (hasTouch ? tab.lift() : tab.press(point))
      await tab.until(() => tab.preparing.some(({ status }) => status === 'Success'))
      await expect.poll(() => tab.evaluate('location.pathname').catch(() => '')).toBe(to)
      const marked = to.endsWith('/precos') ? 0 : 1
      await expect.poll(() => tab.evaluate(markedSections)).toBe(marked)
      expect(
        await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`),
      ).toBeGreaterThan(0)
    } finally {
      await tab.close()
    }
  })
}
