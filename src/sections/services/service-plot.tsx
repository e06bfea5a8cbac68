import type { Services } from './schema.ts'

export type ServiceName = keyof Services['items']

/** Number of places for people; distance between them and size of a drawing, in viewBox units. */
const PLACES = 6
const PITCH = 16
const WIDTH = PLACES * PITCH
const HEIGHT = 24

/** Path data: what the visitor's company has (`people`, `flow`), and what we add (`ours`). */
interface Plot {
  people?: string
  flow?: string
  ours: string
}

const plots: Record<ServiceName, Plot> = {
  squads: { ours: dots(0, PLACES) },
  allocation: { people: dots(0, PLACES - 1), ours: dots(PLACES - 1) },
  environmentSupport: { flow: `M2 12H44M68 12H${WIDTH - 2}`, ours: dots(3) },
  biProjects: { people: dots(0), ours: bars([1, 4, 8, 12]) },
  // `people` is drawn over `ours`: whoever we introduce becomes one of the company's people.
  expertHiring: { ours: dots(PLACES - 1), people: dots(0, PLACES) },
}

/** The drawing beside a service. Screen readers ignore it. */
export function ServicePlot({ name }: { name: ServiceName }) {
  return (
    <div className="service-plot drawn">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {Object.entries(plots[name]).map(([part, path]) => (
          <path key={part} className={part} d={path} />
        ))}
      </svg>
    </div>
  )
}

function dots(first: number, count = 1): string {
  return Array.from({ length: count }, (_, index) => `M${place(first + index)} 12h0`).join('')
}

/** Returns path data for bars at the rightmost places. */
function bars(heights: readonly number[]): string {
  const first = PLACES - heights.length
  return heights.map((height, index) => `M${place(first + index)} 18v-${height}`).join('')
}

function place(index: number): number {
  return (index + 0.5) * PITCH
}
