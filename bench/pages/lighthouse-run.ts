import lighthouse, { type Config, type Result } from 'lighthouse'

/** What one visit of Lighthouse's phone told, whose slow network it computes from a fast load. */
export interface Visit {
  /** Largest Contentful Paint, ms. */
  largestPaint: number
  /** Total Blocking Time, ms. */
  blocking: number
  /** Cumulative Layout Shift. */
  shift: number
  /** Evaluating and compiling scripts, ms at Lighthouse's slowdown of the processor. */
  scripting: number
  /** Bytes of scripts as they came over the network, headers left out as far as possible. */
  scriptBytes: number
  /** Requests to the site's own server. */
  ownRequests: number
}

/** How long a page must rest before it counts as loaded, in milliseconds. */
const QUIET = {
  pauseAfterFcpMs: 500,
  pauseAfterLoadMs: 500,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
}

const config: Config = { extends: 'lighthouse:default' }

/**
 * Visits an address with Lighthouse's mobile settings.
 *
 * @param port of the browser's debugging interface
 * @throws Error where Lighthouse could not measure the page
 */
export async function visit(address: string, port: number): Promise<Visit> {
  const run = await lighthouse(
    address,
    {
      port,
      logLevel: 'error',
      throttlingMethod: 'simulate',
      // Flags come from another host, which is not what is measured.
      blockedUrlPatterns: ['*://flagcdn.com/*'],
      onlyAudits: [
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
        'mainthread-work-breakdown',
        'network-requests',
      ],
      disableFullPageScreenshot: true,
      ...QUIET,
    },
    config,
  )
  if (run === undefined) throw new Error(`Lighthouse told nothing about ${address}`)
  const { audits, runtimeError } = run.lhr
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
  const own = itemsOf<Request>(audits['network-requests']).filter(
    ({ url }) => new URL(url).host === new URL(address).host,
  )
  return {
    largestPaint: numberOf(audits['largest-contentful-paint']),
    blocking: numberOf(audits['total-blocking-time']),
    shift: numberOf(audits['cumulative-layout-shift']),
    scripting: itemsOf<Work>(audits['mainthread-work-breakdown'])
      .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
      .reduce((sum, { duration }) => sum + duration, 0),
    scriptBytes: own
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ownRequests: own.length,
  }
}

type Audit = Result['audits'][string]

interface Request {
  url: string
  resourceType: string
  transferSize: number
}

interface Work {
  group: string
  duration: number
}

function numberOf(audit: Audit | undefined): number {
  if (audit?.numericValue === undefined) throw new Error(`No figure: ${audit?.errorMessage}`)
  return audit.numericValue
}

function itemsOf<Item>(audit: Audit | undefined): Item[] {
  const { details } = audit ?? {}
  if (details?.type !== 'table') throw new Error(`No table: ${audit?.errorMessage}`)
  return details.items as unknown as Item[]
}
