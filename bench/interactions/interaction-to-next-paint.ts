import type { Page } from 'playwright'
import { requestHydration } from '../../tests/browser/held-script.ts'
import { scrollSectionTo } from '../../tests/browser/scrolling.ts'

/** Event Timing says nothing of what is shorter, in milliseconds. */
const SHORTEST = 16

/** Time, in milliseconds, in which the browser tells of the last interaction. */
const SETTLING = 400

export interface Interaction {
  name: string
  /** The page where it happens. */
  path: string
  /** Brings the page to where it happens; nothing of it counts. */
  approach?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<unknown>
}

const message = {
  name: 'Ana Souza',
  phone: '+351 912 345 678',
  email: 'ana@example.com',
  message: 'How fast is this?',
}

/** What visitors do on the two pages; there is no other control. */
export const interactions: Interaction[] = [
  {
    name: 'tab change',
    path: '/en',
    approach: async (page) => {
      await scrollSectionTo(page, 'solucoes', 120)
      await requestHydration(page, 'solutions-tabs')
    },
    act: async (page) => {
      for (const name of ['data-squad', 'data-driven', 'ai-agents']) {
        await page.locator(`[data-anchor="solucoes/${name}"]`).tap()
      }
    },
  },
  {
    name: 'first key in the form',
    path: '/en',
    approach: toForm,
    act: async (page) => {
      await page.locator('.contact-form [name=name]').tap()
      await page.keyboard.press('a')
    },
  },
  {
    name: 'submit',
    path: '/en',
    approach: (page) => fillIn(page, message),
    act: async (page) => {
      await page.locator('.contact-form button').tap()
      await page.locator('[data-sonner-toast][data-type=success]').waitFor()
    },
  },
  {
    name: 'submit with a mistake',
    path: '/en',
    approach: (page) => fillIn(page, { ...message, name: ' ' }),
    act: async (page) => {
      await page.locator('.contact-form button').tap()
      await page.locator('[data-sonner-toast][data-type=error]').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/en',
    act: async (page) => {
      for (const item of ['contato', 'quem-somos', 'parceiros']) {
        await page.locator(`.floating-navigation [href$="#${item}"]`).tap()
      }
    },
  },
  { name: 'language switch', path: '/en', approach: toMiddle, act: tapLanguage },
  { name: 'language switch on the prices', path: '/en/precos', act: tapLanguage },
  {
    name: 'link to the prices',
    path: '/en',
    approach: stay,
    act: (page) => page.locator('a[href="/en/precos"]').first().tap(),
  },
]

/** The slowest of what a visitor did, from the finger to the next frame, in milliseconds. */
export async function interactionToNextPaint(page: Page, interaction: Interaction) {
  const { path, approach, act } = interaction
  await page.goto(path)
  await approach?.(page)
  await act(page)
  return Math.max(SHORTEST, ...(await takeInteractions(page)))
}

async function takeInteractions(page: Page): Promise<number[]> {
  await page.waitForTimeout(SETTLING)
  return page.evaluate('takeInteractions()')
}

async function toForm(page: Page): Promise<void> {
  await scrollSectionTo(page, 'contato', 120)
  await requestHydration(page, 'contact-form')
}

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  await toForm(page)
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`.contact-form [name=${name}]`).fill(value)
  }
}

async function toMiddle(page: Page): Promise<void> {
  await scrollSectionTo(page, 'cultura-de-dados', 120)
}

/** The link does all that it does, only the page stays to tell how long that took. */
async function stay(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
}

async function tapLanguage(page: Page): Promise<void> {
  await stay(page)
  await page.locator('.languages [lang=es]').tap()
}
