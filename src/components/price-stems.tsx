interface PriceStemsProps {
  /** Amounts in one currency, in the order of the columns below. */
  amounts: number[]
  /** Which of them carries the signal colour. */
  marked: number
}

/** Height of the drawing, in its own units; the sheet stretches it. */
const HEIGHT = 100

/** The prices as stems on the top edge of their cards, their heights in true proportion. */
export function PriceStems({ amounts, marked }: PriceStemsProps) {
  const highest = Math.max(...amounts)
  return (
    <div className="price-stems frame" aria-hidden="true">
      {amounts.map((amount, index) => {
        const top = Math.round(HEIGHT * (1 - amount / highest))
        return (
          <svg
            key={amount}
            className={index === marked ? 'marked' : undefined}
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
