import { Stem } from '../../components/stem.tsx'
import type { Pricing } from './schema.ts'
import { planIds } from '../../content/prices.ts'
import { planLimits } from '../../generated/prices/index.ts'
import { useLanguage } from '../../components/language.tsx'

const limits = ['messages', 'assistants'] as const
const columns = ['plan', ...limits] as const

/** A table of the plans' limits. Below each number is a stem in proportion to it. */
export function PlanComparison({ words }: { words: Pricing }) {
  const { locale } = useLanguage()
  const { format } = new Intl.NumberFormat(locale)
  const { title, unlimited, ...headings } = words.comparison
  return (
    <section className="section ground-tint pricing comparison">
      <div className="frame">
        <header className="section-head">
          <h2 id="comparison">{title}</h2>
        </header>
        <table aria-labelledby="comparison">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="note">
                  {headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planIds.map((id) => (
              <tr key={id}>
                <th scope="row">{words.plans[id].name}</th>
                {limits.map((limit) => {
                  const value = planLimits[id][limit]
                  return (
                    <td key={limit}>
                      {value === 'unlimited' ? unlimited : format(value)}
                      <Stem value={value} among={planIds.map((plan) => planLimits[plan][limit])} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
