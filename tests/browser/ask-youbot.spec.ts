import type { Page } from 'playwright/test'
import { whatsappUrlWith } from '../../src/sections/chatbot/island/hand-over.ts'
import { fill } from '../../src/content/placeholders.ts'
import type { Locale } from '../../src/locales.ts'
import { pricesOf, site, wordsOf } from '../fixtures/words.ts'
import { violations } from './accessibility.ts'
import { blockScript, island, requestHydration } from './island-scripts.ts'
import { expect, moving, phone, test } from './site-test.ts'

test.use(moving)

const askIn = (locale: Locale) => wordsOf(locale, 'chatbot').ask
const ask = askIn('en')
const questions = ask.questions.map(({ question }) => question)
/** The indexes of two questions that are not in the conversation when the page opens. */
const [one, two] = [1, 2]
const contact = ask.questions.findIndex(({ evidence }) => evidence?.shows === 'contact')

const log = (page: Page) => page.getByRole('log')
const exchanges = (page: Page) => log(page).locator('.exchange')
const chips = (page: Page) => page.locator('.chip')

async function open(page: Page, locale: Locale = 'en'): Promise<void> {
  await page.goto(`/${locale}`)
  await requestHydration(page, 'ask-youbot')
}

/** Opens the page, and then pauses its clock. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Returns the answered questions in the conversation, in order. */
function answered(page: Page): Promise<unknown[]> {
  return exchanges(page)
    .filter({ has: page.locator('.reply:not([aria-hidden=true])') })
    .locator('.question')
    .evaluateAll((all) => all.map(({ lastChild }) => lastChild?.textContent))
}

test('a double click on a question asks it once', async ({ page }) => {
  await open(page)
  await chips(page).nth(one).dblclick()
  await expect(exchanges(page).last()).toContainText(questions[one] ?? '')
  expect(await page.evaluate(() => sessionStorage.getItem('asked-questions'))).toBe(`[${one}]`)
})

test('each question gets its answer, and only the last answer shows evidence', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      const drawn = target as SVGElement
      const effects = drawn.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      const names = effects.flatMap((effect) => effect.getKeyframes().flatMap(Object.keys))
      if (names.includes('clipPath')) drawn.append('drawn ')
    })
  })
  await open(page, 'pt-BR')
  for (const [index, { question, answer, evidence }] of askIn('pt-BR').questions.entries()) {
    await chips(page).nth(index).click()
    const exchange = exchanges(page).last()
    await expect(exchange.locator('.question')).toContainText(question)
    await expect(exchange.locator('.reply .answer')).toContainText(answer)
    await expect(exchange.locator('.reply .answer')).toBeVisible()
    await expect(exchange.locator('.evidence')).toHaveCount(evidence ? 1 : 0)
    await expect(exchange).toBeInViewport()
    // The animated copy of the question has been removed, as have all but the last two exchanges.
    await expect(page.locator('.chat .question')).toHaveCount(2)
    await expect(log(page).locator('.evidence:visible')).toHaveCount(evidence ? 1 : 0)
    const plots = exchange
      .locator('.reply:not([aria-hidden=true])')
      .locator('.value-stem, .dot-plot')
    await expect(plots).toHaveText(Array<string>(await plots.count()).fill('drawn'))
    if (evidence?.shows !== 'prices') continue
    for (const { priceText, setupPriceText } of Object.values(pricesOf('pt-BR').plans)) {
      await expect(exchange.locator('.evidence')).toContainText(priceText)
      if (setupPriceText !== null) {
        await expect(exchange.locator('.evidence')).toContainText(setupPriceText)
      }
    }
  }
})

test('an answer appears after a delay without moving the page or the focus', async ({ page }) => {
  await openPaused(page)
  const chip = chips(page).nth(one)
  await chip.focus()
  const positions = () =>
    page.evaluate(() => [
      scrollY,
      document.querySelector('.chips')?.getBoundingClientRect().top,
      document.querySelector('.demo-video')?.getBoundingClientRect().top,
    ])
  const before = await positions()
  await page.keyboard.press('Enter')
  await expect(log(page).locator('.writing')).toBeVisible()
  expect(await answered(page)).toEqual(questions.slice(0, 1))
  await page.clock.runFor(500)
  await expect.poll(() => answered(page)).toEqual([questions[0], questions[one]])
  expect(await positions()).toEqual(before)
  await expect(chip).toBeFocused()
  await expect(chip).toHaveClass('chip current')
})

test('the conversation keeps its height and shows the last answer in full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'pt-BR')
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bottom = () =>
      page.locator('.ask').evaluate((box) => scrollY + box.getBoundingClientRect().bottom)
    const before = await bottom()
    for (const [index, chip] of (await chips(page).all()).entries()) {
      await chip.click()
      expect(await bottom(), `${questions[index]} at ${width} px`).toBe(before)
      await expect(exchanges(page)).toHaveCount(2)
      await expect(exchanges(page).first().locator('.evidence')).toBeHidden()
      const [above, below] = await log(page)
        .locator('.answer')
        .evaluateAll((answers) =>
          answers.map((answer) => {
            const question = answer.closest('.exchange')?.querySelector('.question')
            return {
              top: question?.getBoundingClientRect().top ?? 0,
              bottom: answer.getBoundingClientRect().bottom,
              color: getComputedStyle(answer).color,
            }
          }),
        )
      expect(above?.bottom).toBeLessThan(below?.top ?? 0)
      expect(above?.color).not.toBe(below?.color)
      const top = await log(page).evaluate((box) => box.getBoundingClientRect().top)
      expect(below?.top).toBeGreaterThanOrEqual(Math.floor(top))
    }
    await page.getByRole('button', { name: askIn('pt-BR').again }).click()
  }
})

test.describe('on a phone,', () => {
  test.use(phone)

  test('an answer appears in the viewport, and its question keeps its width', async ({ page }) => {
    await page.clock.install()
    await open(page)
    const last = exchanges(page).last()
    const width = async () => (await last.locator('.question').boundingBox())?.width
    for (const chip of await chips(page).all()) {
      await chip.click()
      await expect(last.locator('.writing')).toBeVisible()
      const before = await width()
      await page.clock.runFor(5000)
      await expect(last.locator('.reply:not([aria-hidden=true])')).toBeVisible()
      await expect(last).toBeInViewport()
      await expect(chip).toHaveClass('chip current')
      expect(await width()).toBe(before)
    }
  })

  test('a question does not overflow the viewport when it leaves its chip', async ({ page }) => {
    await open(page)
    for (const chip of await chips(page).all()) {
      await chip.click()
      const question = page.locator('.moving')
      await expect(question).toBeAttached()
      const right = await question.evaluate((copy) => {
        for (const animation of copy.getAnimations()) {
          animation.pause()
          animation.currentTime = 0
        }
        return copy.getBoundingClientRect().right
      })
      expect(right).toBeLessThanOrEqual(phone.viewport.width)
      await question.evaluate((copy) => copy.getAnimations().forEach((motion) => motion.finish()))
      await expect(question).toHaveCount(0)
    }
  })
})

test('with reduced motion, answers appear at once; chips expose their state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPaused(page)
  await chips(page).nth(one).click()
  await expect(chips(page).nth(0)).toHaveAccessibleName(`${questions[0]} (${ask.asked})`)
  await expect(chips(page).nth(one)).toHaveAccessibleName(String(questions[one]))
  await expect(chips(page).nth(one)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.chip[aria-current]')).toHaveCount(1)
  await expect.poll(() => answered(page)).toEqual([questions[0], questions[one]])
  await page.clock.resume()
  expect(await violations(page, '#chatbot')).toEqual([])
  // The marks are borders, which remain visible in forced-colours mode.
  await page.emulateMedia({ forcedColors: 'active' })
  const marks = await chips(page).evaluateAll((all) =>
    all.map((chip) => getComputedStyle(chip, '::after').borderWidth),
  )
  expect(new Set([marks[0], marks[one], marks[two]]).size).toBe(3)
})

test('a conversation survives reloads and language switches until restarted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  for (const index of [one, two, one]) await chips(page).nth(index).click()
  const asked = [two, one]
  await page.reload()
  await requestHydration(page, 'ask-youbot')
  await expect.poll(() => answered(page)).toEqual(asked.map((index) => questions[index]))
  await open(page, 'es')
  const inSpanish = asked.map((index) => askIn('es').questions[index]?.question)
  await expect.poll(() => answered(page)).toEqual(inSpanish)

  const status = page.locator('.chips').getByRole('status')
  await expect(status).toBeEmpty()
  await page.getByRole('button', { name: askIn('es').again }).click()
  await expect(status).toHaveText(askIn('es').restarted)
  await expect(exchanges(page)).toHaveCount(1)
  await expect(chips(page).first()).toBeFocused()
  await page.reload()
  await requestHydration(page, 'ask-youbot')
  await expect(exchanges(page)).toHaveCount(1)
})

test('an invalid stored conversation is ignored', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('asked-questions', '[99, -1, "1", 1.5]'))
  await open(page)
  await expect(exchanges(page)).toHaveCount(1)
  await chips(page).nth(one).click()
  await expect(exchanges(page)).toHaveCount(2)
})

test.describe('the prefilled message', () => {
  const messageWith = (index: number) => fill(ask.message, { question: questions[index] ?? '' })
  const button = (page: Page, name: string) =>
    exchanges(page).last().getByRole('link', { name, exact: false })
  const field = (page: Page) => page.locator('.contact-form [name=message]')

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
  })

  test('quotes the last question before the request for a person, or else the request itself', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    for (const [asked, expected] of [
      [[contact], contact],
      [[one, contact], one],
    ] as const) {
      for (const index of asked) await chips(page).nth(index).click()
      const opened = page.waitForEvent('popup')
      await button(page, ask.whatsapp).click()
      const popup = await opened
      await popup.waitForURL(whatsappUrlWith(site.whatsappUrl, messageWith(expected)))
      await popup.close()
    }
    const status = page.locator('#chatbot').getByRole('status')
    await expect(status).toHaveText('')
    await button(page, ask.form).click()
    await expect(page).toHaveURL('/en#contato')
    await expect(field(page)).toHaveValue(messageWith(one))
    await expect(status).toHaveText(ask.handedOver)
    await page.reload()
    await requestHydration(page, 'contact-form')
    await expect(field(page)).toHaveValue(messageWith(one))
  })

  test('never replaces a message in the form, even one typed before a reload', async ({ page }) => {
    await field(page).fill('My own message')
    await chips(page).nth(contact).click()
    await button(page, ask.form).click()
    await expect(field(page)).toHaveValue('My own message')
    await expect(page.locator('#chatbot').getByRole('status')).toHaveText('')
    // Without a fragment in the URL, the form is not hydrated yet, so its draft is not restored.
    await open(page)
    await expect(field(page)).toHaveValue('')
    await button(page, ask.form).click()
    await requestHydration(page, 'contact-form')
    await expect(field(page)).toHaveValue('My own message')
  })
})

test.describe('questions and answers:', () => {
  const items = (page: Page) => island(page, 'ask-youbot').locator('details')

  async function expectList(page: Page): Promise<void> {
    await expect(items(page).locator('summary')).toHaveText(questions)
    await expect(items(page).first()).toHaveJSProperty('open', true)
    for (const [index, { answer }] of ask.questions.entries()) {
      const item = items(page).nth(index)
      if (index > 0) await item.locator('summary').click()
      await expect(item.locator('.answer')).toContainText(answer)
      await expect(item.locator('.answer')).toBeVisible()
    }
    await expect(log(page)).toBeHidden()
    await expect(chips(page).first()).toBeHidden()
  }

  test.describe('without JavaScript,', () => {
    test.use({ javaScriptEnabled: false })

    test('a list replaces the conversation', async ({ page }) => {
      await page.goto('/en')
      await expectList(page)
    })
  })

  test.describe('if the script fails,', () => {
    test.use({ expectedProblems: ['ask-youbot-', 'net::ERR_FAILED'] })

    test('a list replaces the conversation', async ({ page }) => {
      await blockScript(page, 'ask-youbot')
      await page.goto('/en')
      await island(page, 'ask-youbot').dispatchEvent('hydrate')
      await expectList(page)
    })
  })
})
