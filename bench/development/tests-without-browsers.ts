import { fileURLToPath } from 'node:url'
import { cpuSeconds } from '../cpu-seconds.ts'
import { formatFigure, type Figure } from '../figure.ts'

// A shell of its own, so that tests that fail are no short run.
const COMMAND = "sh -c 'npm run test:without-browsers || exit 3'"

/**
 * What `npm test` takes before the first browser starts, as whoever changes something
 * runs it: again, with what earlier runs have kept.
 *
 * @throws Error where a test fails
 */
export async function measureTestsWithoutBrowsers(): Promise<Figure[]> {
  cpuSeconds(COMMAND)
  const start = performance.now()
  const processor = cpuSeconds(COMMAND)
  const measured = (performance.now() - start) / 1000
  const what = 'npm test without browsers'
  return [
    { what, measured, unit: 's', budget: 30 },
    { what: `${what}, processor`, measured: processor, unit: 's' },
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const figure of await measureTestsWithoutBrowsers()) {
    process.stdout.write(`${formatFigure(figure)}\n`)
  }
}
