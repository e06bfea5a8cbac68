import { budgets } from '../../tests/budgets.ts'
import type { Figure } from '../figure.ts'
import type { Recording } from './recording.ts'
import { recordSituations, type Situation } from './situations.ts'

/** What a slow phone loads and when it shows it, in the six situations. */
export async function measureLoading(): Promise<Figure[]> {
  return figuresOf(await recordSituations())
}

export function figuresOf(recordings: Record<Situation, Recording>): Figure[] {
  const kilobytes = (situation: Situation) =>
    recordings[situation].files
      .filter(({ kind }) => kind === 'Script')
      .reduce((sum, { bytes }) => sum + bytes / 1024, 0)
  const first = kilobytes('first-load')
  const scrolled = first + kilobytes('scroll')
  return [
    script('after the first load of /en', first, budgets.firstLoadScript),
    script('after reading /en to its end', scrolled, budgets.scrolledScript),
    script('after touching its form', scrolled + kilobytes('form'), budgets.formScript),
    paint('first load of /en', recordings['first-load']),
    paint('second visit of /en', recordings['second-visit']),
  ]
}

function script(when: string, measured: number, budget: number): Figure {
  return { what: `script ${when}`, measured, unit: 'kB', budget: budget / 1024 }
}

function paint(what: string, { moments }: Recording): Figure {
  const measured = moments.find(({ name }) => name === 'LCP')?.at ?? Number.NaN
  return { what: `LCP on slow 4G, ${what}`, measured, unit: 'ms' }
}
