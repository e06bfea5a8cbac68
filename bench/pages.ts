/** Measures how fast the pages load, compared with copies that have no scripts. */
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { builtSite, serve } from './built-site.ts'
import { compare, type Metric } from './metrics.ts'
import { launchBrowser } from './phone.ts'

/** Pages in one language only, because pages in other languages differ only in their texts. */
const measuredPaths = ['/pt-BR', '/pt-BR/precos']

const LCP = 'largest-contentful-paint'
const BLOCKING = 'total-blocking-time'

/**
 * The metrics for each throttling method: with `simulate`, Lighthouse estimates how a slow phone
 * would load the page; with `devtools`, it throttles Chromium.
 */
const audits = { simulate: [LCP, BLOCKING], devtools: [LCP] }

type Throttling = keyof typeof audits

type Load = Record<string, number>

/** Loads each page and its script-free copy alternately, and compares the two round by round. */
export async function measurePages(rounds: number): Promise<Metric[]> {
  const copy = await writeCopyWithoutScripts()
  const [site, limit] = [await serve(builtSite()), await serve(copy)]
  const browser = await launchBrowser()
  try {
    // The first load in a browser takes about 50% longer than later loads.
    await load(browser, site.origin + measuredPaths[0], 'devtools')
    const metrics: Metric[] = []
    for (const page of measuredPaths) {
      for (const throttling of ['simulate', 'devtools'] as const) {
        const loads = { site: [] as Load[], limit: [] as Load[] }
        for (let round = 0; round < rounds; round++) {
          loads.site.push(await load(browser, site.origin + page, throttling))
          loads.limit.push(await load(browser, limit.origin + page, throttling))
        }
        metrics.push(...compareLoads(page, throttling, loads))
      }
    }
    return metrics
  } finally {
    await browser.close()
    site.close()
    limit.close()
    await rm(copy, { recursive: true })
  }
}

function compareLoads(
  page: string,
  throttling: Throttling,
  { site, limit }: Record<'site' | 'limit', Load[]>,
): Metric[] {
  const samples = (loads: Load[], audit: string) => loads.map((one) => one[audit] ?? Number.NaN)
  const name = `\`${page}\`, ${throttling === 'simulate' ? 'simulated' : 'throttled'} LCP`
  const metrics: Metric[] = [
    { name, samples: samples(site, LCP), unit: 'ms' },
    {
      name: `${name} against the copy`,
      samples: compare(samples(site, LCP), samples(limit, LCP), (one, other) => one / other),
      budget: 1.05,
    },
  ]
  if (throttling === 'devtools') return metrics
  const blocking = compare(samples(site, BLOCKING), samples(limit, BLOCKING), (a, b) => a - b)
  const beyond = `\`${page}\`, blocking time beyond the copy`
  return [...metrics, { name: beyond, samples: blocking, unit: 'ms', budget: 20 }]
}

/** Loads a page with Lighthouse's settings for phones, and returns its metrics. */
async function load(browser: Browser, url: string, throttlingMethod: Throttling): Promise<Load> {
  const page = await browser.newPage()
  const onlyAudits = audits[throttlingMethod]
  const options = {
    logLevel: 'error',
    throttlingMethod,
    onlyAudits,
    disableFullPageScreenshot: true,
    // A page counts as loaded once it has been idle for this long, in milliseconds.
    pauseAfterFcpMs: 500,
    pauseAfterLoadMs: 500,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
  } as const
  const run = await lighthouse(url, options, undefined, page).finally(() => page.close())
  const entries = onlyAudits.map((audit): [string, number] => {
    const { numericValue, errorMessage } = run?.lhr.audits[audit] ?? {}
    if (numericValue === undefined) throw new Error(`${url} has no ${audit}: ${errorMessage}`)
    return [audit, numericValue]
  })
  return Object.fromEntries(entries)
}

/** Copies the built site, removes the scripts from the copied pages, and returns the folder. */
async function writeCopyWithoutScripts(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'without-scripts-'))
  await cp(builtSite(), folder, { recursive: true })
  const pages = globSync('**/*.html', { cwd: folder })
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), 'utf8')
    await writeFile(path.join(folder, page), html.replaceAll(FOR_SCRIPTS, ''))
  }
  return folder
}

/** Matches scripts and their preloads, but not structured data, which is for search engines. */
const FOR_SCRIPTS =
  /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs
