import { site, wordsOf } from '../fixtures/words.ts'
import { hydrateAll, requestHydration } from './island-scripts.ts'
import { expect, test } from './site-test.ts'

const { aiAgents, dataSquad, dataDriven } = wordsOf('en', 'solutions')

const booking = site.bookingUrl
const CONTACT = '/en#contato'
const PRICING = '/en/precos'

/**
 * The section, text and target of each call to action (specification, section 2, and
 * docs/decisions/2026-11-01-where-the-specification-is-silent.md).
 */
const callsToAction = [
  ['home', wordsOf('en', 'hero').talkToSpecialist, CONTACT],
  ['home', wordsOf('en', 'hero').viewPricing, PRICING],
  ['produtos', wordsOf('en', 'products').qrCode.link, site.whatsappUrl],
  ['produtos', wordsOf('en', 'products').scheduleMeeting, booking],
  ['chatbot', wordsOf('en', 'chatbot').ask.ownQuestion, site.whatsappUrl],
  ['chatbot', wordsOf('en', 'chatbot').requestDemo, PRICING],
  ['cultura-de-dados', wordsOf('en', 'data-culture').buildCulture, CONTACT],
  ['servicos', wordsOf('en', 'services').getStarted, CONTACT],
  ['especialistas', wordsOf('en', 'experts').hireExperts, booking],
  ['solucoes', aiAgents.createAgent, CONTACT],
  ['solucoes', aiAgents.requestDemo, booking],
  ['solucoes', dataSquad.hireSquad, booking],
  ['solucoes', dataDriven.startJourney, booking],
  ['contato', wordsOf('en', 'contact').card.whatsapp, site.whatsappUrl],
] as const

test('each call to action leads to its target', async ({ page, baseURL }) => {
  await page.goto('/en')
  await requestHydration(page, 'solutions-tabs')
  // Excludes YouBot's answers, whose links have separate tests.
  const links = 'a:is(.button, .text-link):not(.evidence a)'
  await expect(page.locator(`main ${links}`)).toHaveCount(callsToAction.length)
  for (const [anchor, text, target] of callsToAction) {
    const link = page.locator(`#${anchor} ${links}`).filter({ hasText: text })
    await expect(link).toHaveJSProperty('href', new URL(target, baseURL).href)
  }
  // The pricing page has two links for visitors who have not decided on a plan.
  await page.goto(PRICING)
  for (const [index, target] of [site.whatsappUrl, CONTACT].entries()) {
    const link = page.locator('.undecided a').nth(index)
    await expect(link).toHaveJSProperty('href', new URL(target, baseURL).href)
  }
})

for (const url of ['/en', PRICING]) {
  test(`links on ${url} have an arrow if and only if they open in a new tab`, async ({ page }) => {
    await page.goto(url)
    await hydrateAll(page)
    const questions = await page.locator('.chip').all()
    for (const question of questions) await question.click()
    if (questions.length > 0) {
      await expect(page.locator('.log [target=_blank]')).not.toHaveCount(0)
      await expect(page.locator('.writing')).toHaveCount(0)
    }
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      const links = await page.locator('a').evaluateAll((all) =>
        all.map((link) => {
          const style = getComputedStyle(link, '::after')
          const { borderTopWidth, borderRightWidth, rotate, width, backgroundImage } = style
          const edges = [borderTopWidth, borderRightWidth, width].map(Number.parseFloat)
          return {
            link: link.outerHTML.slice(0, 120),
            opensNewTab: link.getAttribute('target') === '_blank',
            hasArrow:
              // The arrowhead is drawn with borders, the shaft with a gradient.
              rotate === 'none' && edges.every((size) => size > 1) && backgroundImage !== 'none',
          }
        }),
      )
      expect(links.filter(({ opensNewTab }) => opensNewTab)).not.toEqual([])
      expect(
        links.filter(({ opensNewTab, hasArrow }) => opensNewTab !== hasArrow),
        `forced colours: ${forcedColors}`,
      ).toEqual([])
    }
  })
}
