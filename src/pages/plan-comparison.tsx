import type { Pricing } from '../content/pricing.ts'
import { planIds } from '../content/prices.ts'
import { planLimits, priceTables } from '../generated/prices/index.ts'
import { useLanguage } from '../language.tsx'

const limits = ['messages', 'assistants'] as const
const columns = ['plan', ...limits] as const

/** Length of the longest stem in percent of the axis; without a limit, the stem leaves the axis. */
const LONGEST = 72

/** A table of the limits of the plans, with a stem next to each number, in proportion to it. */
export function PlanComparison({ words }: { words: Pricing }) {
  const { locale } = useLanguage()
  const { format } = new Intl.NumberFormat(locale)
  const { plans } = priceTables[locale]
  const { title, unlimited, ...headings } = words.comparison
  return (
    <section className="comparison">
      <h2 id="comparison">{title}</h2>
      <table aria-labelledby="comparison">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="annotation">
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planIds.map((id) => (
            <tr key={id} className={plans[id].isPopular ? 'marked' : undefined}>
              <th scope="row">{words.plans[id].name}</th>
              {limits.map((limit) => {
                const value = planLimits[id][limit]
                return (
                  <td key={limit}>
                    {value === 'unlimited' ? unlimited : format(value)}
                    <Stem percent={percentOf(value, limit)} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The length of the stem of a limit; null if there is none. */
function percentOf(value: number | 'unlimited', limit: (typeof limits)[number]): number | null {
  if (value === 'unlimited') return null
  const values = planIds.map((id) => planLimits[id][limit]).filter((one) => one !== 'unlimited')
  return (LONGEST * value) / Math.max(...values)
}

/** A line that ends in a point, or in an arrow at the end of the axis. */
function Stem({ percent }: { percent: number | null }) {
  const end = `${percent ?? 100}%`
  return (
    <svg className="limit" aria-hidden="true">
      <line x2={end} y1="50%" y2="50%" />
      {percent === null ? (
        <svg x={end} y="50%">
          <path d="M-7-6 0 0-7 6" />
        </svg>
      ) : (
        <circle cx={end} cy="50%" r="4.25" />
      )}
    </svg>
  )
}
