import { parseArgs } from 'node:util'
import { formatFigure, isExceeded, type Figure } from './figure.ts'

/** Tells a figure as soon as it is known. */
export type Tell = (figure: Figure) => void

/**
 * A benchmark as a command of its own, whose one option is `--runs`, how often everything is
 * measured: prints the figures, and ends with 1 where one is over its budget.
 *
 * @param measure gives its figures in the end, unless it has told each of them
 */
export async function printFigures(
  measure: (runs: number, tell: Tell) => Promise<Figure[]>,
): Promise<void> {
  // Medians of fewer than five say little.
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
  const told = new Set<Figure>()
  const tell: Tell = (figure) => {
    told.add(figure)
    process.stdout.write(`${formatFigure(figure)}\n`)
  }
  const figures = await measure(Number(values.runs), tell)
  for (const figure of figures) if (!told.has(figure)) tell(figure)
  if (figures.some(isExceeded)) process.exitCode = 1
}
