import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { throttling } from 'lighthouse/core/config/constants.js'
import type { Browser } from 'playwright'
import { precompress } from '../hosting/precompress.ts'
import { sourceLocale } from '../src/locales.ts'
import { pageUrls, unprefixed } from '../src/urls.ts'
import { buildAstro, siteBuild } from './cold-build.ts'
import { loadInLighthouse, type SimulatedLoad } from './lighthouse.ts'
import { pairwise, ratio, type Metric } from './metrics.ts'
import { writeNoScriptBaseline } from './no-script-baseline.ts'
import { launchPlaywright, launchPuppeteer, withPhone } from './phone.ts'
import { serveBuild } from './serve-build.ts'

/** Throttled loads per simulated load: they vary by about 10 %, and simulated loads hardly at all. */
const THROTTLED_LOADS = 8

const LCP_BUDGET = 1.05

type Build = 'ours' | 'baseline' | 'astro'

/** All loads of one page; the samples of each build are in round order. */
interface Loads {
  path: string
  simulated: Partial<Record<Build, SimulatedLoad[]>>
  /** Largest Contentful Paints, ms. */
  throttled: Partial<Record<Build, number[]>>
}

/** Alternates loads of each page with its no-script baseline, and for some its Astro version. */
export async function measurePages(rounds = 6): Promise<Metric[]> {
  const site = siteBuild()
  const baseline = await writeNoScriptBaseline(site)
  const astro = buildAstro()
  await precompress(astro, globSync('**', { cwd: astro }))
  const servers = {
    ours: await serveBuild(site),
    baseline: await serveBuild(baseline),
    astro: await serveBuild(astro),
  }
  const puppeteer = await launchPuppeteer()
  const playwright = await launchPlaywright()
  try {
    const urlOf = (build: Build, path: string) => servers[build].https + path
    const simulate = (build: Build, path: string) => loadInLighthouse(puppeteer, urlOf(build, path))
    const throttle = (build: Build, path: string) => loadThrottled(playwright, urlOf(build, path))

    // Warm up: the first load in a browser takes about 50 % longer than later ones.
    await simulate('ours', `/${sourceLocale}`)
    await throttle('ours', `/${sourceLocale}`)
    const pages = plan()
    for (let round = 0; round < rounds; round++) {
      console.info(`round ${round + 1} of ${rounds}`)
      for (const { path, simulated } of pages) await loadAll(simulated, path, simulate)
      for (let load = 0; load < THROTTLED_LOADS; load++) {
        for (const { path, throttled } of pages) await loadAll(throttled, path, throttle)
      }
    }
    return pages.flatMap(metricsOf)
  } finally {
    await puppeteer.close()
    await playwright.close()
    for (const server of Object.values(servers)) server.close()
    await rm(baseline, { recursive: true })
  }
}

/** The languages differ only in their texts, so the slow comparisons use one of them. */
function plan(): Loads[] {
  const localized = pageUrls.filter((url) => !unprefixed.includes(url))
  return localized.map(({ path, locale }) =>
    locale === sourceLocale
      ? {
          path,
          simulated: { ours: [], baseline: [], astro: [] },
          throttled: { ours: [], baseline: [] },
        }
      : { path, simulated: { ours: [], baseline: [] }, throttled: {} },
  )
}

async function loadAll<Sample>(
  samples: Partial<Record<Build, Sample[]>>,
  path: string,
  load: (build: Build, path: string) => Promise<Sample>,
): Promise<void> {
  for (const [build, of] of Object.entries(samples)) of.push(await load(build as Build, path))
}

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G

/** Lighthouse's slow 4G, in the units of the browser: bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1024) / 8,
  uploadThroughput: (uploadThroughputKbps * 1024) / 8,
}

/** Loads a page with a throttled CPU and network; returns the LCP in ms. */
async function loadThrottled(browser: Browser, url: string): Promise<number> {
  return withPhone(browser, url, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(url)
    return page.evaluate(() => {
      return new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
    })
  })
}

function metricsOf({ path, simulated, throttled }: Loads): Metric[] {
  const samples = (build: Build, name: keyof SimulatedLoad) =>
    (simulated[build] ?? []).map((load) => load[name])
  const ours = (name: keyof SimulatedLoad) => samples('ours', name)
  const { ours: ourThrottled = [], baseline: baselineThrottled = [] } = throttled
  const metrics: Metric[] = [
    { name: 'LCP simulated', samples: ours('lcp'), unit: 'ms' },
    {
      name: 'LCP simulated against the baseline',
      samples: pairwise(ours('lcp'), samples('baseline', 'lcp'), ratio),
      unit: 'ratio',
      budget: LCP_BUDGET,
    },
    { name: 'LCP throttled', samples: ourThrottled, unit: 'ms' },
    {
      name: 'LCP throttled against the baseline',
      samples: pairwise(ourThrottled, baselineThrottled, ratio),
      unit: 'ratio',
      budget: LCP_BUDGET,
    },
    { name: 'blocking time', samples: ours('blocking'), unit: 'ms' },
    {
      name: 'blocking time beyond the baseline',
      samples: pairwise(ours('blocking'), samples('baseline', 'blocking'), (a, b) => a - b),
      unit: 'ms',
      budget: 20,
    },
    { name: 'script time', samples: ours('scriptTime'), unit: 'ms' },
    {
      name: 'script time against Astro',
      samples: pairwise(ours('scriptTime'), samples('astro', 'scriptTime'), ratio),
      unit: 'ratio',
      budget: 1,
    },
  ]
  return metrics
    .filter((metric) => metric.samples.length > 0)
    .map((metric) => ({ ...metric, name: `${path} ${metric.name}` }))
}
