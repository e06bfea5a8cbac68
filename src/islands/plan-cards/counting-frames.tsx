import { useLanguage } from '../../language.tsx'
import { amountFormat } from '../../content/price-table.ts'
import type { Currency } from '../../content/prices.ts'

/** As many as fit: 20 ms each of the 500 ms (specification, section 9); the stylesheet counts them too. */
const FRAMES = 25

/**
 * What an amount shows while it counts up on arrival, without a script: a column of amounts
 * that moves by frame after frame. It is drawn from an attribute, so that nobody reads it
 * aloud, copies it or finds it by searching. Build only: the browser might write amounts differently.
 */
export function CountingFrames({ amount, currency }: { amount: number; currency: Currency }) {
  const { locale } = useLanguage()
  const format = amountFormat(locale, currency)
  const amounts = Array.from({ length: FRAMES }, (_, frame) =>
    format.format(Math.round(amount * easeOut(frame / FRAMES))),
  )
  return <span data-amounts={amounts.join('\n')} />
}

/** Fast first, slow in the end. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 2
}
