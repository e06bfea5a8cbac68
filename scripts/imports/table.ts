import { readFileSync } from 'node:fs'

/** Code that belongs together, and the other code that it may import. */
export interface Row {
  /** Folders and files; `*` is any name, or part of one. The most specific one wins. */
  code: readonly string[]
  /** What belongs here, and where other code belongs; oxlint shows it for a wrong import. */
  belongs: string
  /** Rows above, by their first `code`, and `react`. Code may always import from its own folder. */
  imports: readonly string[] | 'everything above'
}

/** The rows of the table in `docs/imports.md`. */
export const table: readonly Row[] = readFileSync(
  new URL('../../docs/imports.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, code = '', belongs = '', imports = ''] = line.split(/ ?\| ?/)
    return {
      code: pathsIn(code),
      belongs,
      imports: imports === 'everything above' ? imports : pathsIn(imports),
    }
  })

function pathsIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path)
}
