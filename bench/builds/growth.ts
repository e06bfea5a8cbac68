import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { median } from '../percentile.ts'
import { slopeOf } from '../slope.ts'
import type { Building } from './building-process.ts'
import { writeLargerSite } from './larger-site.ts'

/** What the builds of a site of so many languages took. */
export interface SizedBuildings {
  locales: number
  buildings: Building[]
}

/** Numbers of languages, of which each writes its pages, pictures and prices. */
const COUNTS = [4, 8, 16, 40]

/** The steepest slope of log(time) over log(languages); 1 is linear. */
const STEEPEST = 1.1

/** Builds copies of the project with more and more languages, in turns. */
export async function buildLargerSites(
  runs: number,
  log: (line: string) => void,
): Promise<SizedBuildings[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larger-site-'))
  const root = new URL('../../', import.meta.url).pathname
  try {
    const sites = COUNTS.map((locales) => ({ locales, root: join(folder, String(locales)) }))
    for (const site of sites) {
      await writeLargerSite(root, site.root, site.locales)
      runIn(site.root, 'cli/main.ts', 'prices')
    }
    const sized = sites.map((site) => ({ ...site, buildings: [] as Building[] }))
    for (let run = 0; run < runs; run++) {
      log(`builds of ${COUNTS.join(', ')} languages, round ${run + 1} of ${runs}`)
      for (const { root: copy, buildings } of sized) {
        const process = new URL('building-process.ts', import.meta.url).pathname
        buildings.push(JSON.parse(runIn(copy, process)) as Building)
      }
    }
    return sized.map(({ locales, buildings }) => ({ locales, buildings }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** In a process of its own, so that its memory is its own. */
function runIn(folder: string, script: string, ...rest: string[]): string {
  const command = ['--import', 'tsx', script, ...rest]
  return execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
}

/** How time and memory grow with the number of languages. */
export function growthFigures(sized: SizedBuildings[]): Figure[] {
  return (['seconds', 'processor', 'megabytes'] as const).flatMap((measure): Figure[] => {
    const points = sized.map(({ locales, buildings }) => {
      return [locales, median(buildings.map((one) => one[measure]))] as const
    })
    const unit = measure === 'megabytes' ? 'MB' : 's'
    return [
      ...points.map(([locales, measured]): Figure => {
        return { what: `build of ${locales} languages, ${measure}`, measured, unit }
      }),
      { what: `each further language, ${measure}`, measured: slopeOf(points), unit },
      {
        what: `growth of ${measure}, slope of log over log at the end`,
        // What doesn't grow hides in the first sizes what does.
        measured: slopeOf(points.slice(-2).map(([x, y]) => [Math.log(x), Math.log(y)] as const)),
        unit: 'ratio',
        budget: STEEPEST,
      },
    ]
  })
}
