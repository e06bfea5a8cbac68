import { launch } from 'chrome-launcher'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAstro } from '../astro/build-astro.ts'
import type { Figure } from '../figure.ts'
import { median } from '../percentile.ts'
import { launchBrowser } from '../interactions/phone.ts'
import { browserArguments, browserPath } from '../../tests/browser/browser.ts'
import { pageUrls, unprefixed } from '../../src/urls.ts'
import { sourceLocale } from '../../src/locales.ts'
import { visit, type Visit } from './lighthouse-run.ts'
import { writeScriptFreeCopy } from './script-free-copy.ts'
import { serve } from './serve.ts'
import { loadSlowed } from './slowed-load.ts'

/** Ways to make the same page: ours, ours without scripts, and with Astro. */
export const makings = ['ours', 'script-free', 'astro'] as const
export type Making = (typeof makings)[number]

/** `simulated` by Lighthouse, which tells everything, or `slowed` by the browser. */
type Throttling = 'simulated' | 'slowed'

/** What one load told. */
type Load = Partial<Visit> & Pick<Visit, 'largestPaint'>

/** All loads of one page that was made in one way. */
export interface Visits {
  path: string
  making: Making
  throttling: Throttling
  visits: Load[]
}

interface MeasureOptions {
  /** Folder of the build. */
  site: string
  /** Rounds of visits: each page in each making as often as `LOADS` says. */
  runs: number
  /** Called before each round of visits. */
  log: (line: string) => void
}

/** Loads of a page in a round; those that are really slowed down vary by a tenth, and need more. */
const LOADS = { simulated: 2, slowed: 15 } as const satisfies Record<Throttling, number>

/** The eight URLs that name their language; the other two serve the same files. */
const paths = pageUrls.filter((one) => !unprefixed.includes(one)).map(({ path }) => path)

/** Visits every page of the build in turns with its script-free copy and its twin in Astro. */
export async function visitPages({ site, runs, log }: MeasureOptions): Promise<Visits[]> {
  const folder = await mkdtemp(join(tmpdir(), 'script-free-'))
  const chrome = await launch({
    chromePath: await browserPath(),
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...browserArguments],
  })
  const browser = await launchBrowser()
  const servers = []
  try {
    await writeScriptFreeCopy(site, folder)
    const folders = { ours: site, 'script-free': folder, astro: await buildAstro() }
    const origins = new Map<Making, string>()
    for (const making of makings) {
      const server = await serve(folders[making])
      servers.push(server)
      origins.set(making, server.origin)
    }

    const load = async ({ path, making, throttling }: Visits): Promise<Load> => {
      const address = `${origins.get(making)}${path}`
      if (throttling === 'simulated') return visit(address, chrome.port)
      return { largestPaint: await loadSlowed(browser, address) }
    }

    const all = plan()
    // The first load of a browser that has just begun takes half as long again, whatever it loads.
    for (const one of all.filter(({ path }) => path === `/${sourceLocale}`)) await load(one)
    const round = inTurns(all)
    for (let run = 0; run < runs; run++) {
      log(`round ${run + 1} of ${runs}`)
      for (const one of round) one.visits.push(await load(one))
    }
    return all
  } finally {
    chrome.kill()
    await browser.close()
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true })
  }
}

/**
 * Makings of one page stand side by side: what else the machine does falls on all alike.
 * Languages differ by their words alone, so that Astro and the slow loads, which take half
 * of the time, are left to one of them.
 */
function plan(): Visits[] {
  return paths.flatMap((path): Visits[] => {
    const loads = (throttling: Throttling, ...of: Making[]) =>
      of.map((making) => ({ path, making, throttling, visits: [] }))
    if (!isThorough(path)) return loads('simulated', 'ours', 'script-free')
    return [...loads('simulated', ...makings), ...loads('slowed', 'ours', 'script-free')]
  })
}

/** One round: all of the plan, then again what is loaded more often. */
function inTurns(all: Visits[]): Visits[] {
  const turns = Math.max(...Object.values(LOADS))
  return Array.from({ length: turns }, (_, turn) =>
    all.filter(({ throttling }) => turn < LOADS[throttling]),
  ).flat()
}

function isThorough(path: string): boolean {
  return path.startsWith(`/${sourceLocale}`)
}

/** The figures of `rendering` that Lighthouse tells, each with what is allowed. */
export function figuresOf(all: Visits[]): Figure[] {
  return paths.flatMap((path) => {
    const middle = (making: Making, throttling: Throttling, name: keyof Visit) =>
      median(
        all
          .filter((one) => one.path === path && one.making === making)
          .filter((one) => one.throttling === throttling)
          .flatMap(({ visits }) => visits.map((one) => one[name] ?? Number.NaN)),
      )
    const ours = (name: keyof Visit) => middle('ours', 'simulated', name)
    const thorough = (...figures: Figure[]) => (isThorough(path) ? figures : [])
    const largestPaint = (throttling: Throttling) =>
      middle('ours', throttling, 'largestPaint') / middle('script-free', throttling, 'largestPaint')

    return [
      { what: `${path} LCP simulated`, measured: ours('largestPaint'), unit: 'ms' },
      {
        what: `${path} LCP simulated, against the script-free copy`,
        measured: largestPaint('simulated'),
        unit: 'ratio',
        budget: 1.05,
      },
      ...thorough(
        {
          what: `${path} LCP throttled`,
          measured: middle('ours', 'slowed', 'largestPaint'),
          unit: 'ms',
        },
        {
          what: `${path} LCP throttled, against the script-free copy`,
          measured: largestPaint('slowed'),
          unit: 'ratio',
          budget: 1.05,
        },
      ),
      { what: `${path} blocking time`, measured: ours('blocking'), unit: 'ms' },
      {
        what: `${path} blocking time, beyond the script-free copy`,
        measured: Math.max(0, ours('blocking') - middle('script-free', 'simulated', 'blocking')),
        unit: 'ms',
        budget: 20,
      },
      // Two decimals are what is told of a shift.
      { what: `${path} layout shift`, measured: ours('shift'), unit: 'ratio', budget: 0.0049 },
      { what: `${path} script time`, measured: ours('scripting'), unit: 'ms' },
      ...thorough({
        what: `${path} script time, against Astro`,
        measured: ours('scripting') / middle('astro', 'simulated', 'scripting'),
        unit: 'ratio',
        budget: 1,
      }),
      { what: `${path} own requests`, measured: ours('ownRequests'), unit: 'requests', budget: 4 },
    ] satisfies Figure[]
  })
}
