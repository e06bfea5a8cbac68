import type { Browser } from 'playwright'
import type { Figure } from '../figure.ts'
import { median } from '../percentile.ts'
import { earlyTaps, tapEarly } from './early-taps.ts'
import { interactionToNextPaint, interactions } from './interaction-to-next-paint.ts'
import { switchLanguage, type Preparation } from './language-switch.ts'
import { launchBrowser, SLOWDOWN, withPhone } from './phone.ts'
import { serveSite } from './served-site.ts'

/** The most that is allowed, in milliseconds (docs/pages.md). */
const INTERACTION = 200
const LANGUAGE_SWITCH = 150

/** Earliest taps fall into a busy time and vary most; the median of three of them says little. */
const MORE_TAPS = 3

/** The budget is for this machine as it is; a slow phone takes most of its time to lay the page out. */
const preparations: {
  preparation: Preparation
  name: string
  slowdown: number
  budget?: number
}[] = [
  { preparation: 'ready', name: 'prepared', slowdown: 1, budget: LANGUAGE_SWITCH },
  { preparation: 'none', name: 'nothing prepared', slowdown: 1 },
  { preparation: 'ready', name: 'prepared, slow phone', slowdown: SLOWDOWN },
  { preparation: 'begun by the tap', name: 'begun 80 ms before, slow phone', slowdown: SLOWDOWN },
  { preparation: 'none', name: 'nothing prepared, slow phone', slowdown: SLOWDOWN },
]

/**
 * How soon the built pages answer on a phone with a quarter of this machine's speed.
 *
 * @param runs how often each is measured, each time on a page of its own
 * @param tell hears of each figure as soon as it is known: all take minutes
 */
export async function measureInteractions(
  runs = 5,
  tell: (figure: Figure) => void = () => {},
): Promise<Figure[]> {
  const site = await serveSite()
  try {
    const browser = await launchBrowser()
    try {
      const figures: Figure[] = []
      for await (const figure of measureAll(browser, site.url, runs)) {
        tell(figure)
        figures.push(figure)
      }
      return figures
    } finally {
      await browser.close()
    }
  } finally {
    await site.stop()
  }
}

async function* measureAll(browser: Browser, url: string, runs: number): AsyncGenerator<Figure> {
  for (const interaction of interactions) {
    const taken = await repeat(runs, () =>
      withPhone(browser, url, (page) => interactionToNextPaint(page, interaction)),
    )
    yield* medianAndWorst(`next paint: ${interaction.name}`, taken, INTERACTION)
  }
  for (const tap of earlyTaps) {
    const taps = runs * MORE_TAPS
    const taken = await repeat(taps, () => withPhone(browser, url, (page) => tapEarly(page, tap)))
    const answered = taken.filter((time) => !Number.isNaN(time))
    const name = `earliest tap: ${tap.name}`
    yield* medianAndWorst(name, answered, INTERACTION)
    yield { what: name, measured: taps - answered.length, unit: 'lost', budget: 0 }
  }
  for (const { preparation, name, slowdown, budget } of preparations) {
    const taken = await repeat(runs, () =>
      switchLanguage(browser, `${url}/en`, preparation, slowdown),
    )
    yield* medianAndWorst(`language switch, ${name}: first paint`, taken, budget)
  }
}

/** The budget is that of the median: the worst tells how quiet the machine was too. */
function medianAndWorst(what: string, taken: number[], budget?: number): Figure[] {
  const limit = budget === undefined ? {} : { budget }
  return [
    {
      what: `${what}, median`,
      measured: taken.length > 0 ? median(taken) : NaN,
      unit: 'ms',
      ...limit,
    },
    { what: `${what}, worst`, measured: Math.max(...taken), unit: 'ms' },
  ]
}

async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const taken: T[] = []
  for (let run = 0; run < times; run++) taken.push(await measure())
  return taken
}
