import { amountFormat } from '../../content/amount-format.ts'
import type { Currency } from '../../content/prices.ts'
import { useLanguage } from '../../language.tsx'

/** Number of frames: one for each 20 ms step of the animation in `animated-amount.css`. */
const FRAMES = 25

/**
 * The frames of the CSS animation, one amount per line. They are in an attribute so that they
 * cannot be read aloud, copied or searched. They are rendered by the build, not by the island,
 * because browsers may format amounts differently.
 */
export function AmountFrames({ amount, currency }: { amount: number; currency: Currency }) {
  const { format } = amountFormat(useLanguage().locale, currency)
  const amounts = Array.from({ length: FRAMES }, (_, frame) =>
    format(Math.round(amount * (1 - (1 - frame / FRAMES) ** 2))),
  )
  return <span data-amounts={amounts.join('\n')} />
}
