import { signalPaths } from '../components/signal-figure.tsx'
import { contentIn } from '../load-content.tsx'
import { planIds } from '../content/prices.ts'
import { priceTables } from '../generated/prices/index.ts'
import type { Locale } from '../locales.ts'

export function HeroFigure() {
  const { baselines, scatter, curve, end } = signalPaths()
  return (
    <g transform="translate(660 220)">
      <path className="rule" d={baselines} />
      <path className="dots" d={scatter} style={{ strokeWidth: 5 }} />
      <path className="line" d={curve} />
      <circle className="signal" cx={end.x} cy={end.y} r="12" />
    </g>
  )
}

/** Position and height of the price figure in its image, in pixels. */
const LEFT = 560
const RIGHT = 1128
const BOTTOM = 520
const HEIGHT = 250

/** The monthly prices as a stem plot, with stems proportional to the amounts. */
export function PriceFigure({ locale }: { locale: Locale }) {
  const { plans } = priceTables[locale]
  const { words } = contentIn[locale].pricing
  const highest = Math.max(...planIds.map((id) => plans[id].price))
  const step = (RIGHT - LEFT) / planIds.length
  return (
    <>
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <path key={share} className="rule" d={`M${LEFT} ${BOTTOM - HEIGHT * share}H${RIGHT}`} />
      ))}
      <path className="axis" d={`M${LEFT} ${BOTTOM}H${RIGHT}`} />
      {planIds.map((id, index) => {
        const x = LEFT + step * (index + 0.5)
        const y = BOTTOM - (plans[id].price / highest) * HEIGHT
        const { isPopular, priceText } = plans[id]
        return (
          <g key={id}>
            <path className="axis" d={`M${x} ${BOTTOM}v10`} />
            <path className="line" d={`M${x} ${BOTTOM}V${y}`} />
            <circle className={isPopular ? 'signal' : 'accent'} cx={x} cy={y} r="14" />
            <text x={x} y={y - 34} fontSize="42" textAnchor="middle">
              {priceText}
            </text>
            <text className="label" x={x} y={BOTTOM + 44} textAnchor="middle">
              {words.plans[id].name}
            </text>
          </g>
        )
      })}
    </>
  )
}
