import { contentIn } from '../content/load.tsx'
import { planIds } from '../content/prices.ts'
import { priceTables } from '../generated/prices/index.ts'
import type { Locale } from '../locales.ts'

/** Where the figure stands in its picture, in pixels. */
const LEFT = 560
const RIGHT = 1128
const FLOOR = 520
const TALLEST = 250

/** The monthly prices as stems on one axis, their heights in true proportion. */
export function PriceFigure({ locale }: { locale: Locale }) {
  const { plans } = priceTables[locale]
  const { words } = contentIn[locale].pricing
  const highest = Math.max(...planIds.map((id) => plans[id].price))
  const step = (RIGHT - LEFT) / planIds.length
  return (
    <>
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <path key={share} className="rule" d={`M${LEFT} ${FLOOR - TALLEST * share}H${RIGHT}`} />
      ))}
      <path className="axis" d={`M${LEFT} ${FLOOR}H${RIGHT}`} />
      {planIds.map((id, index) => {
        const x = LEFT + step * (index + 0.5)
        const y = FLOOR - (plans[id].price / highest) * TALLEST
        const { isPopular, priceText } = plans[id]
        return (
          <g key={id}>
            <path className="axis" d={`M${x} ${FLOOR}v10`} />
            <path className="line" d={`M${x} ${FLOOR}V${y}`} />
            <circle className={isPopular ? 'signal' : 'accent'} cx={x} cy={y} r="14" />
            <text x={x} y={y - 34} fontSize="42" textAnchor="middle">
              {priceText}
            </text>
            <text className="mono" x={x} y={FLOOR + 44} textAnchor="middle">
              {words.plans[id].name}
            </text>
          </g>
        )
      })}
    </>
  )
}
