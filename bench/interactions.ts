import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { requestHydration } from '../browser/island-scripts.ts'
import { showNavigation } from '../browser/scrolling.ts'
import { siteBuild } from './cold-build.ts'
import { languageSwitches, switchLanguage } from './language-switch.ts'
import type { Metric } from './metrics.ts'
import { launchPlaywright, launchPuppeteer, withPhone } from './phone.ts'
import { serveBuild } from './serve-build.ts'

/** Budget for the response to an interaction, in milliseconds. */
const INTERACTION_BUDGET = 200

/** Number of early taps per round: they compete with page load and vary the most. */
const EARLY_TAPS = 3

/** Milliseconds after which a tap counts as lost. */
const TAP_TIMEOUT = 10_000

/** Milliseconds until the browser has reported the last interaction. */
const EVENT_TIMING_DELAY = 400

const initScript = { path: fileURLToPath(new URL('in-page.js', import.meta.url)) }

interface Interaction {
  name: string
  /** Defaults to the English landing page. */
  path?: string
  /** Brings the page into the state in which the interaction starts. */
  prepare?: (page: Page) => Promise<void>
  interact: (page: Page) => Promise<unknown>
}

/** The controls of the landing page and the pricing page. */
const interactions: Interaction[] = [
  {
    name: 'tab',
    prepare: (page) => hydrate(page, 'solucoes', 'solutions-tabs'),
    interact: async (page) => {
      for (const name of ['data-squad', 'data-driven', 'ai-agents']) {
        await page.locator(`[data-anchor="solucoes/${name}"]`).tap()
      }
    },
  },
  {
    name: 'first key in the form',
    prepare: (page) => hydrate(page, 'contato', 'contact-form'),
    interact: async (page) => {
      await page.locator('.contact-form [name=name]').tap()
      await page.keyboard.press('a')
    },
  },
  {
    name: 'submit',
    prepare: (page) => fillIn(page, 'Ana Souza'),
    interact: (page) => submit(page, 'success'),
  },
  {
    name: 'submit with a mistake',
    prepare: (page) => fillIn(page, ' '),
    interact: (page) => submit(page, 'error'),
  },
  {
    name: 'menu',
    interact: async (page) => {
      for (const section of ['contato', 'quem-somos', 'parceiros']) {
        await showNavigation(page)
        await page.locator(`.floating-navigation [href$="#${section}"]`).tap()
      }
    },
  },
  {
    name: 'language',
    prepare: (page) => scrollToSection(page, 'cultura-de-dados'),
    interact: (page) => tapLink(page, '.languages [lang=es]'),
  },
  {
    name: 'language on the pricing page',
    path: '/en/precos',
    interact: (page) => tapLink(page, '.languages [lang=es]'),
  },
  {
    name: 'link to the pricing page',
    interact: (page) => tapLink(page, 'a[href="/en/precos"]'),
  },
]

/** Taps on elements whose script has not loaded yet, and the element that each of them shows. */
const earlyTaps = [
  {
    name: 'tab',
    path: '/en#solucoes',
    target: '[data-anchor="solucoes/data-driven"]',
    effect: '[data-anchor="solucoes/data-driven"][aria-selected=true]',
  },
  {
    name: 'empty form',
    path: '/en#contato',
    target: '.contact-form button',
    effect: '.contact-form [name=name]:focus',
  },
]

type EarlyTap = (typeof earlyTaps)[number]

/** Measures how quickly the built site responds to interactions on a slow phone. */
export async function measureInteractions(rounds = 5): Promise<Metric[]> {
  const site = await serveBuild(siteBuild())
  const playwright = await launchPlaywright()
  const puppeteer = await launchPuppeteer()
  const onPhone = (use: (page: Page) => Promise<number>) => () => {
    return withPhone(playwright, site.http, async (page) => {
      await page.addInitScript(initScript)
      return use(page)
    })
  }
  const limited = { unit: 'ms', budget: INTERACTION_BUDGET } as const
  try {
    const metrics: Metric[] = []
    for (const interaction of interactions) {
      const samples = await repeat(
        rounds,
        onPhone((page) => timeToNextPaint(page, interaction)),
      )
      metrics.push({ name: `next paint: ${interaction.name}`, samples, ...limited })
    }
    for (const tap of earlyTaps) {
      const samples = await repeat(
        rounds * EARLY_TAPS,
        onPhone((page) => tapEarly(page, tap)),
      )
      metrics.push({ name: `earliest tap: ${tap.name}`, samples, ...limited })
    }
    for (const { name, budget, ...options } of languageSwitches) {
      const samples = await repeat(rounds, () =>
        switchLanguage(puppeteer, `${site.http}/en`, options),
      )
      metrics.push({ name: `language switch: ${name}`, samples, unit: 'ms', budget })
    }
    return metrics
  } finally {
    await playwright.close()
    await puppeteer.close()
    site.close()
  }
}

async function timeToNextPaint(page: Page, { path = '/en', prepare, interact }: Interaction) {
  await page.goto(path)
  await prepare?.(page)
  await interact(page)
  await page.waitForTimeout(EVENT_TIMING_DELAY)
  return page.evaluate<number>('slowestInteraction')
}

/** Taps the target as soon as it is painted; returns the milliseconds until the effect is painted. */
async function tapEarly(page: Page, { path, target, effect }: EarlyTap) {
  await page.goto(path, { waitUntil: 'commit' })
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`whenPainted('${target}')`)
  const time = page.evaluate<number>(`timeTap('${effect}')`)
  await page.touchscreen.tap(x, y)
  return Promise.race([time, setTimeout(TAP_TIMEOUT, Infinity, { ref: false })])
}

async function scrollToSection(page: Page, anchor: string): Promise<void> {
  await page.locator(`section#${anchor}`).evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' })
  })
}

async function hydrate(page: Page, anchor: string, island: string): Promise<void> {
  await scrollToSection(page, anchor)
  await requestHydration(page, island)
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.route('**/functions/v1/**', (route) => route.fulfill({ json: { ok: true } }))
  await hydrate(page, 'contato', 'contact-form')
  const values = { name, phone: '+351 912 345 678', email: 'ana@example.com', message: 'Hello' }
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`.contact-form [name=${field}]`).fill(value)
  }
}

async function submit(page: Page, toast: 'success' | 'error'): Promise<void> {
  await page.locator('.contact-form button').tap()
  await page.locator(`[data-sonner-toast][data-type=${toast}]`).waitFor()
}

/** Taps a link without leaving the page, so that the page can report the interaction. */
async function tapLink(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator(selector).first().tap()
}

async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const samples: T[] = []
  for (let round = 0; round < times; round++) samples.push(await measure())
  return samples
}
