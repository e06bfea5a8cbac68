interface PriceStemsProps {
  /** Amounts in one currency, in the order of the columns below. */
  amounts: number[]
  /** Index of the amount with the signal colour. */
  highlighted: number
}

/** In units of the viewBox, which CSS stretches. */
const HEIGHT = 100

/** The prices as stems on the top edges of their cards, proportional to the amounts. */
export function PriceStems({ amounts, highlighted }: PriceStemsProps) {
  const highest = Math.max(...amounts)
  return (
    <div className="price-stems frame" aria-hidden="true">
      {amounts.map((amount, index) => {
        const top = Math.round(HEIGHT * (1 - amount / highest))
        return (
          <svg
            key={amount}
            className={index === highlighted ? 'marked' : undefined}
            viewBox={`0 0 10 ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            <path d={`M5 ${HEIGHT}V${top}`} />
            <path className="head" d={`M5 ${top}h0`} />
          </svg>
        )
      })}
    </div>
  )
}
